import type { FormLayout, PaymentServiceSetting } from '@storefront/contracts'
import { normaliseToPlainDigits, normaliseWidth } from '@storefront/locale-ja'
import { Disclosure } from '@storefront/ui'
import type { ReactNode } from 'react'
import { TextField } from '../fields/text-fields'
import {
  checkCardNumber,
  checkExpiration,
  checkSecurityCode,
  normaliseCardNumber,
  normaliseExpiration,
} from './card.rules'
import styles from './card-entry-fields.module.css'

type CardEntryFieldsProps = {
  service: PaymentServiceSetting
  /**
   * The shop's own labels for the fields, from its `card` form. The payment service defines the fields
   * themselves.
   */
  layout?: FormLayout
  children?: ReactNode
}

/**
 * Renders the card's fields, named `card.…`. Only the payment service receives their values
 * (`createCardToken`).
 */
export function CardEntryFields({ service, layout, children }: CardEntryFieldsProps) {
  const named = (name: string, label: string, help?: string) => {
    const field = layout?.form.find((one) => one.name === name)
    return { label: field?.label ?? label, help: field?.help ?? help }
  }
  return (
    <>
      <TextField
        name="card.number"
        {...named('ccNumber', 'カード番号', `番号は${service.name}へ直接送られ、当店では保存しません。`)}
        isRequired
        width="medium"
        inputMode="numeric"
        autoComplete="cc-number"
        normalise={normaliseCardNumber}
        rules={[checkCardNumber]}
      />
      <div className={styles.pair}>
        <TextField
          name="card.expiration"
          {...named('ccExpiration', '有効期限', '月／年')}
          isRequired
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="12/28"
          normalise={normaliseExpiration}
          rules={[checkExpiration]}
        />
        <TextField
          name="card.securityCode"
          {...named('securityCode', 'セキュリティ番号', 'カード裏面などの3桁か4桁')}
          isRequired
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          normalise={normaliseToPlainDigits}
          rules={[checkSecurityCode]}
        />
      </div>
      <TextField
        name="card.name"
        {...named('ccName', 'カード名義')}
        isRequired
        autoComplete="cc-name"
        autoCapitalize="characters"
        placeholder="HANAKO TANAKA"
        normalise={normaliseWidth}
      />
      {children}
      {service.test_cards.length > 0 && (
        <Disclosure summary="お試し用のカード番号">
          <ul className={styles.tests}>
            {service.test_cards.map(({ number, description }) => (
              <li key={number}>
                <code>{number}</code> {description}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
