import { accessoriesTitle, type Accessory, type CartProduct } from '@storefront/contracts'
import { Disclosure } from '@storefront/ui'
import { nameLine } from '../order-view/line-name.rules'
import { LineOptions } from '../order-view/line-options'
import { LinePicture } from '../order-view/line-picture'
import { LineAccessories } from '../gift-choice/line-accessories'
import { useSuggestedHeading } from '../gift-choice/occasion-headings'
import { PressButton } from '../posted/press-button'
import styles from './packing-line.module.css'

type PackingLineProps = {
  line: CartProduct
  companions: readonly CartProduct[]
  /** Accessories that can be chosen for this line alone. Empty if the parcel has no other line. */
  accessories: readonly Accessory[]
  move?: { label: string; press: string; perform: () => void }
}

export function PackingLine({ line, companions, accessories, move }: PackingLineProps) {
  const suggested = useSuggestedHeading([line])
  return (
    <li className={styles.line}>
      <LinePicture product={line.product_info} sizes="64px" />
      <div>
        <p className={styles.name}>
          {`${line.product_info.name} × ${line.quantity}${line.product_info.counter ?? ''}`}
        </p>
        <LineOptions line={line} products={companions} />
        {accessories.length > 0 && (
          <Disclosure summary={`この商品だけ${accessoriesTitle(accessories)}を変える`}>
            <LineAccessories {...{ line, companions, accessories, suggested }} />
          </Disclosure>
        )}
        {move && (
          <PressButton
            press={move.press}
            size="sm"
            variant="quiet"
            icon="truck"
            aria-label={`${nameLine(line, companions)}を${move.label}`}
            onPress={move.perform}
          >
            {move.label}
          </PressButton>
        )}
      </div>
    </li>
  )
}
