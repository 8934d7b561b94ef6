import {
  accessoriesTitle,
  counterOf,
  replacementText,
  type Accessory,
  type CartProduct,
} from '@storefront/contracts'
import { Disclosure } from '@storefront/ui'
import { inscribeAccessory } from '../engine/cart.api'
import { attachAccessory, detachAccessory } from '../gift-choice/gift-choice.api'
import { accessoryText, LineOptions } from '../order-view/line-options'
import { LinePicture } from '../order-view/line-picture'
import { AccessoryRow } from './gift/accessory-row'
import { accessoryOfferText, listReplaced, listRivals } from './gift/packing-accessories.rules'
import { PressButton } from './press-button'
import styles from './packing-line.module.css'

type PackingLineProps = {
  line: CartProduct
  companions: readonly CartProduct[]
  /** Accessories that can be chosen for this line alone. Empty if the parcel has no other line. */
  accessories: readonly Accessory[]
  move?: { label: string; press: string; perform: () => void }
}

export function PackingLine({ line, companions, accessories, move }: PackingLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture product={line.product_info} sizes="64px" />
      <div>
        <p className={styles.name}>
          {`${line.product_info.name} × ${line.quantity}${line.product_info.counter ?? ''}`}
        </p>
        <LineOptions line={line} products={companions} />
        {accessories.length > 0 && <OwnAccessories line={line} accessories={accessories} />}
        {move && (
          <PressButton
            press={move.press}
            size="sm"
            variant="quiet"
            icon="truck"
            aria-label={`${line.product_info.name}を${move.label}`}
            onPress={move.perform}
          >
            {move.label}
          </PressButton>
        )}
      </div>
    </li>
  )
}

function OwnAccessories({ line, accessories }: { line: CartProduct; accessories: readonly Accessory[] }) {
  const { name } = line.product_info
  const counter = counterOf(line.product_info)
  const title = accessoriesTitle(accessories)
  return (
    <Disclosure summary={`この商品だけ${title}を変える`}>
      <ul className={styles.accessories} aria-label={`${name}の${title}`}>
        {accessories.map((accessory) => {
          const attached = line.accessories.find(({ accessory_id }) => accessory_id === accessory.id)
          return (
            <AccessoryRow
              key={accessory.id}
              accessory={accessory}
              attached={attached}
              rivals={listRivals(accessory, [line], accessories)}
              note={attached ? undefined : replacementText(listReplaced(accessory, [line], accessories))}
              text={attached ? accessoryText(attached, counter) : accessoryOfferText(accessory, counter)}
              place={`「${name}」${line.quantity}${counter}にお付けします。`}
              placeKey={line.key}
              on="line"
              owner={`${name}の`}
              changeOf={(inscription) =>
                attached
                  ? inscribeAccessory(attached.key, inscription)
                  : attachAccessory(line.key, accessory.id, inscription)
              }
              removal={attached && detachAccessory(attached.key)}
            />
          )
        })}
      </ul>
    </Disclosure>
  )
}
