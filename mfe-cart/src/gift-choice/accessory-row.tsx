import {
  exclusionText,
  isNoshiNameless,
  type Accessory,
  type CartAccessory,
  type Inscription,
} from '@storefront/contracts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { CartChange } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { inscriptionDraft } from '../form-draft.state'
import { PressButton } from '../posted/press-button'
import { encodePress } from '../posted/press.rules'
import { AccessoryDialog } from './accessory-dialog'
import { hasTexts, inscriptionAtFirst } from './inscription.rules'
import { UnscriptedInscription } from './unscripted-inscription'
import styles from './accessory-row.module.css'

type AccessoryRowProps = {
  accessory: Accessory
  attached: CartAccessory | undefined
  text: string
  note?: string | undefined
  /** Attached accessories that can't be combined with this one. */
  rivals: readonly string[]
  /** Names the parcel or line that the accessory is for. */
  place: string
  placeKey: string
  /** Kind of target. Part of the command that is posted without JavaScript. */
  on: 'packing' | 'line'
  /** Prefix of the buttons' labels, if several rows offer the same accessory. */
  owner?: string
  /** Heading that the occasion of the product suggests for a new noshi. */
  suggested?: string | undefined
  changeOf: (inscription: Inscription) => CartChange
  removal: CartChange | undefined
}

export function AccessoryRow({
  accessory,
  attached,
  text,
  note,
  rivals,
  place,
  placeKey,
  on,
  owner = '',
  suggested,
  changeOf,
  removal,
}: AccessoryRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const dressButton = useRef<HTMLButtonElement>(null)

  // The pressed button is gone afterwards, so move the keyboard focus to its neighbour. A shopper who
  // attaches the accessory again finds its texts.
  async function remove(change: CartChange) {
    if (!(await runCommand(() => changeCart(change)))) return
    if (attached && hasTexts(attached))
      inscriptionDraft(placeKey, accessory.id).save(inscriptionAtFirst(accessory, attached))
    dressButton.current?.focus()
    await refreshDays()
  }

  /** Reloads the days to choose from, because the accessory's own days move them. */
  async function refreshDays() {
    if (accessory.added_days) await revalidate()
  }

  const isNameless = attached?.kind === 'noshi' && Boolean(accessory.text_label) && isNoshiNameless(attached)
  const isExcluded = !attached && rivals.length > 0
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        {/* Tells screen readers what was saved or taken off. */}
        <span aria-live="polite">{text}</span>
        {note && <small className={styles.note}>{note}</small>}
        {isExcluded && <small className={styles.note}>{exclusionText(rivals)}</small>}
      </span>
      <span className={styles.buttons}>
        <PressButton
          ref={dressButton}
          press={encodePress(`dress-${on}`, placeKey, accessory.id)}
          size="sm"
          variant={attached ? 'secondary' : 'quiet'}
          aria-label={
            isNameless
              ? `${owner}${accessory.name}にお名前を入れる`
              : `${owner}${accessory.name}を${attached ? '変更する' : '付ける'}`
          }
          disabled={isExcluded}
          onPress={() => setIsOpen(true)}
        >
          {isNameless ? 'お名前を入れる' : attached ? '変更' : '付ける'}
        </PressButton>
        {removal && (
          <PressButton
            press={encodePress(`undress-${on}`, placeKey, accessory.id)}
            size="sm"
            variant="quiet"
            aria-label={`${owner}${accessory.name}を外す`}
            onPress={() => void remove(removal)}
          >
            外す
          </PressButton>
        )}
      </span>
      {!isExcluded && <UnscriptedInscription {...{ accessory, attached, placeKey }} />}
      {isOpen && (
        <AccessoryDialog
          {...{ accessory, attached, place, placeKey, suggested, changeOf }}
          onSaved={() => void refreshDays()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}
