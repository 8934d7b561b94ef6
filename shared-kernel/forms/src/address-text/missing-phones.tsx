import { Button, Field, TextInput } from '@storefront/ui'
import { useState } from 'react'
import styles from './address-text.module.css'

type MissingPhonesProps = {
  /** Number of recipients without a phone number. */
  count: number
  /** The orderer's phone number, or an empty text. */
  known: string
  onFill: (phone: string) => void
}

/** Gives one phone number to all recipients that have none, because address books rarely list phones. */
export function MissingPhones({ count, known, onFill }: MissingPhonesProps) {
  const [phone, setPhone] = useState(known)
  return (
    <div className={styles.phones}>
      <Field
        label={`電話番号のない${count}件に入れる番号`}
        help="配送会社からの連絡を受けられる番号（ご注文者さまの番号でも構いません）"
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            width="medium"
            value={phone}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
        )}
      </Field>
      <Button disabled={phone.trim() === ''} onClick={() => onFill(phone)}>
        {`${count}件に入れる`}
      </Button>
    </div>
  )
}
