import type { CartAddressInput, FormLayout, UserAddress } from '@storefront/contracts'
import { Form, PrivacyNote, SubmitButton } from '@storefront/forms'
import { useBrowserValue } from '@storefront/state'
import { Button, Checkbox, Dialog, Disclosure, NameText } from '@storefront/ui'
import { useState } from 'react'
import { completeAddress } from '../shipping/address/complete-address.rules'
import { RecipientFields } from '../shipping/address/recipient-fields'
import styles from './matrix.module.css'

type SavedProps = {
  formId: string
  addresses: readonly UserAddress[]
  onAdd: (chosen: UserAddress[]) => void
}

/** Adds addresses from the member's address book that the matrix doesn't contain yet. */
export function SavedDestinations({ formId, addresses, onAdd }: SavedProps) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const meant = addresses.filter(({ id }) => chosen.includes(id))
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Disclosure summary={`登録したお届け先から選ぶ（${addresses.length}件）`}>
      <ul className={styles.saved} aria-label="登録したお届け先">
        {addresses.map(({ id, shipping_name, full_address }) => (
          <li key={id}>
            <Checkbox
              form={formId}
              name="saved"
              value={id}
              label={`${shipping_name} さま`}
              note={<NameText>{full_address}</NameText>}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        form={formId}
        name="intent"
        value="saved"
        icon="plus"
        onClick={(event) => {
          event.preventDefault()
          onAdd(meant.length > 0 ? meant : [...addresses])
          setChosen([])
        }}
      >
        {meant.length > 0 ? `選んだ${meant.length}件を追加する` : 'すべて追加する'}
      </Button>
    </Disclosure>
  )
}

type TypedProps = { layout: FormLayout; onAdd: (address: CartAddressInput) => void }

/**
 * Adds a typed address. Needs JavaScript. Without it, the shopper adds a row to the address table instead.
 */
export function TypedDestination({ layout, onAdd }: TypedProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isAlive = useBrowserValue(() => true, false)
  if (!isAlive) return null
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        住所を入力して追加する
      </Button>
      <Dialog isOpen={isOpen} title="お届け先の入力" onClose={() => setIsOpen(false)}>
        <Form<{ recipient: CartAddressInput }>
          label="お届け先の入力"
          onSubmit={({ recipient }) => {
            onAdd(completeAddress(recipient))
            setIsOpen(false)
          }}
        >
          <RecipientFields layout={layout} />
          <PrivacyNote />
          <SubmitButton size="lg" isWide>
            追加する
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}
