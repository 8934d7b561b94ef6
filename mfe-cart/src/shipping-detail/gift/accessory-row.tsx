import type { Accessory, CartAccessory, Inscription } from '@storefront/contracts'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import type { CartChange } from '../../engine/cart.api'
import { runCommand } from '../../engine/cart.error-reactions'
import { changeCart } from '../../engine/cart.state'
import { AccessoryDialog } from './accessory-dialog'
import styles from './accessory-row.module.css'

type AccessoryRowProps = {
  accessory: Accessory
  attached: CartAccessory | undefined
  text: string
  note?: string
  /** What it is put on, in words. */
  place: string
  placeKey: string
  /** Before the accessory in the buttons' names, where several rows say the same. */
  owner?: string
  changeOf: (inscription: Inscription) => CartChange
  removal: CartChange | undefined
}

/** One accessory: put on, changed and taken off. */
export function AccessoryRow({
  accessory,
  attached,
  text,
  note,
  place,
  placeKey,
  owner = '',
  changeOf,
  removal,
}: AccessoryRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        {text}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <span className={styles.buttons}>
        <Button
          size="sm"
          variant={attached ? 'secondary' : 'quiet'}
          aria-label={`${owner}${accessory.name}を${attached ? '変更する' : '付ける'}`}
          onClick={() => setIsOpen(true)}
        >
          {attached ? '変更' : '付ける'}
        </Button>
        {removal && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${owner}${accessory.name}を外す`}
            onClick={() => void runCommand(() => changeCart(removal))}
          >
            外す
          </Button>
        )}
      </span>
      {isOpen && (
        <AccessoryDialog
          accessory={accessory}
          attached={attached}
          place={place}
          placeKey={placeKey}
          changeOf={changeOf}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}
