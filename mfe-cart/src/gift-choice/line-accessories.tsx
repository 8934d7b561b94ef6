import {
  accessoriesTitle,
  counterOf,
  isForEachPiece,
  type Accessory,
  type CartProduct,
} from '@storefront/contracts'
import { inscribeAccessory } from '../engine/cart.api'
import { attachAccessory, detachAccessory } from './gift-choice.api'
import { nameLine } from '../order-view/line-name.rules'
import { accessoryText } from '../order-view/line-options'
import { AccessoryRow } from './accessory-row'
import styles from './line-accessories.module.css'
import { lineAccessoryNote, listRivals, offeredText } from './accessory-offer.rules'

type LineAccessoriesProps = {
  line: CartProduct
  /** The lines that may share a parcel with this one. */
  companions: readonly CartProduct[]
  accessories: readonly Accessory[]
  suggested?: string | undefined
}

/** Lists the accessories that a line can have, each with its choice, change and removal. */
export function LineAccessories({ line, companions, accessories, suggested }: LineAccessoriesProps) {
  const { name } = line.product_info
  const ownName = nameLine(line, companions)
  const counter = counterOf(line.product_info)
  return (
    <ul className={styles.accessories} aria-label={`${ownName}の${accessoriesTitle(accessories)}`}>
      {accessories.map((accessory) => {
        const attached = line.accessories.find(({ accessory_id }) => accessory_id === accessory.id)
        return (
          <AccessoryRow
            key={accessory.id}
            accessory={accessory}
            attached={attached}
            rivals={listRivals(accessory, [line], accessories)}
            note={attached ? undefined : lineAccessoryNote(accessory, { line, companions, accessories })}
            text={
              attached
                ? accessoryText(attached, counter)
                : offeredText(accessory, { pieces: line.quantity, counter })
            }
            place={
              isForEachPiece(accessory)
                ? `「${name}」${line.quantity}${counter}にお付けします。`
                : `「${name}」に1つお付けします。`
            }
            placeKey={line.key}
            on="line"
            owner={`${ownName}の`}
            suggested={suggested}
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
  )
}
