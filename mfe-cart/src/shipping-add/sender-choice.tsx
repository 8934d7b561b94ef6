import type { UserAddress } from '@storefront/contracts'
import { Field, Select } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { ordererOfAddress, senderChoices } from './sender-choice.rules'

/** Fills in the orderer from the address book. The default sender comes first (§4). */
export function SenderChoice({ addresses }: { addresses: readonly UserAddress[] }) {
  const form = useForm()
  const list = useRef<HTMLSelectElement>(null)
  const fillEarly = useRef(() => fill(list.current?.value ?? ''))
  // Apply a choice that was made before hydration.
  useEffect(() => fillEarly.current(), [])
  if (addresses.length === 0) return null

  function fill(id: string) {
    const chosen = addresses.find((address) => String(address.id) === id)
    if (!chosen) return
    form.batch(() =>
      Object.entries(ordererOfAddress(chosen)).forEach(([name, value]) =>
        form.change(`orderer.${name}`, value),
      ),
    )
  }

  return (
    <Field label="登録した住所から入力する" isRequired={false}>
      {(control) => (
        <Select
          {...control}
          ref={list}
          choices={senderChoices(addresses)}
          placeholder="選択してください"
          onChange={(event) => fill(event.target.value)}
        />
      )}
    </Field>
  )
}
