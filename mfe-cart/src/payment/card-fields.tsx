import type { Cart, PaymentServiceSetting, UserCard } from '@storefront/contracts'
import { CheckboxField, RadioField, TextField } from '@storefront/forms'
import { normaliseToPlainDigits, normaliseWidth } from '@storefront/locale-ja'
import { Card, Disclosure } from '@storefront/ui'
import {
  checkCardNumber,
  checkExpiration,
  checkSecurityCode,
  normaliseCardNumber,
  normaliseExpiration,
} from './payment.rules'
import styles from './card-fields.module.css'

type CardFieldsProps = {
  cart: Cart
  cards: readonly UserCard[]
  service: PaymentServiceSetting
  choice: string
}

/** A saved card, the one typed before, or a new one whose number only the payment service sees. */
export function CardFields({ cart, cards, service, choice }: CardFieldsProps) {
  const { payment } = cart.data.detail
  const typedNumber = payment?.kind === 'card' && payment.user_card_id === null ? payment.masked_number : null
  const choices = [
    ...(typedNumber && !cart.data.transaction_error
      ? [{ value: 'typed', label: `入力済みのカード ${typedNumber}` }]
      : []),
    ...cards.map(({ id, masked_number, expiration, name }) => ({
      value: String(id),
      label: masked_number,
      note: `有効期限 ${expiration}　${name}`,
    })),
    { value: 'new', label: '新しいカードを使う' },
  ]
  return (
    <Card title="カード情報">
      {choices.length > 1 && (
        <RadioField name="card_choice" label="お使いになるカード" isRequired choices={choices} />
      )}
      {choice === 'new' && <NewCard service={service} isMember={cart.is_member} />}
      <p className={styles.note}>カード会社の本人認証（3Dセキュア）の画面に移ることがあります。</p>
    </Card>
  )
}

function NewCard({ service, isMember }: { service: PaymentServiceSetting; isMember: boolean }) {
  return (
    <>
      <TextField
        name="card.number"
        label="カード番号"
        isRequired
        width="medium"
        inputMode="numeric"
        autoComplete="cc-number"
        normalise={normaliseCardNumber}
        rules={[checkCardNumber]}
        help={`番号は${service.name}へ直接送られ、当店では保存しません。`}
      />
      <div className={styles.pair}>
        <TextField
          name="card.expiration"
          label="有効期限"
          isRequired
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="12/28"
          help="月／年"
          normalise={normaliseExpiration}
          rules={[checkExpiration]}
        />
        <TextField
          name="card.securityCode"
          label="セキュリティ番号"
          isRequired
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          help="カード裏面などの3桁か4桁"
          normalise={normaliseToPlainDigits}
          rules={[checkSecurityCode]}
        />
      </div>
      <TextField
        name="card.name"
        label="カード名義"
        isRequired
        autoComplete="cc-name"
        autoCapitalize="characters"
        placeholder="HANAKO TANAKA"
        normalise={normaliseWidth}
      />
      {isMember && <CheckboxField name="isCardSaved" label="このカードを登録する" />}
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
