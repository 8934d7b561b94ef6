import type { Accessory, CartProduct } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { performed } from '../cart.error-reactions'
import { changeCart } from '../cart.state'
import { accessoryText } from '../line-options'
import { LinePicture } from '../line-picture'
import { AccessoryDialog } from './accessory-dialog'
import { detachAccessory } from './shipping-detail.api'
import styles from './parcel-line.module.css'

type ParcelLineProps = {
  line: CartProduct
  accessories: readonly Accessory[]
  /** Into a parcel of its own, or back to the others. */
  move?: { label: string; perform: () => void }
}

/** One line of a parcel, and what it is dressed with. */
export function ParcelLine({ line, accessories, move }: ParcelLineProps) {
  const [open, setOpen] = useState<Accessory>()
  const own = (accessory: Accessory) => line.accessories.find(({ accessory_id }) => accessory_id === accessory.id)
  return (
    <li className={styles.line}>
      <LinePicture product={line.product_info} sizes="64px" />
      <div>
        <p className={styles.name}>
          {line.product_info.name} × {line.quantity}
        </p>
        {accessories.length > 0 && (
          <ul className={styles.accessories} aria-label={`${line.product_info.name}のギフトの装い`}>
            {accessories.map((accessory) => {
              const attached = own(accessory)
              return (
                <li key={accessory.id}>
                  <span>
                    {attached
                      ? accessoryText(attached)
                      : `${accessory.name} ${accessory.price_with_tax > 0 ? `＋${formatYen(accessory.price_with_tax)}` : '無料'}`}
                  </span>
                  <Button
                    size="sm"
                    variant={attached ? 'secondary' : 'quiet'}
                    aria-label={`${accessory.name}を${attached ? '変更する' : '付ける'}`}
                    onClick={() => setOpen(accessory)}
                  >
                    {attached ? '変更' : '付ける'}
                  </Button>
                  {attached && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${accessory.name}を外す`}
                      onClick={() => void performed(() => changeCart(detachAccessory(attached.key)))}
                    >
                      外す
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {move && (
          <Button size="sm" variant="quiet" icon="truck" aria-label={`${line.product_info.name}を${move.label}`} onClick={move.perform}>
            {move.label}
          </Button>
        )}
      </div>
      {open && <AccessoryDialog lineKey={line.key} accessory={open} attached={own(open)} onClose={() => setOpen(undefined)} />}
    </li>
  )
}
