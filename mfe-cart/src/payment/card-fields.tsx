import type { Cart, FormLayout, PaymentServiceSetting } from '@storefront/contracts'
import { CheckboxField, RadioField } from '@storefront/forms'
import { CardEntryFields, type CardEntry } from '@storefront/forms/card'
import { Card } from '@storefront/ui'
import type { SavedCard } from './payment.api'
import { HostedCardNote } from './hosted-card-note'
import styles from './card-fields.module.css'

type CardFieldsProps = {
  cart: Cart
  cards: readonly SavedCard[]
  entry: CardEntry
  service: PaymentServiceSetting
  layout: FormLayout | undefined
  choice: string
  /** Leads to the other ways to pay. */
  onLeave: () => void
}

/**
 * Offers a saved card, the card typed before, or a new card. A new card's number goes only to the payment
 * service.
 */
export function CardFields({ cart, cards, entry, service, layout, choice, onLeave }: CardFieldsProps) {
  const { payment } = cart.data.detail
  const typedNumber = payment?.kind === 'card' && payment.user_card_id === null ? payment.masked_number : null
  const choices = [
    ...(typedNumber && !cart.data.transaction_error
      ? [{ value: 'typed', label: `入力済みのカード ${typedNumber}` }]
      : []),
    ...cards.map(({ id, masked_number, expiration, name, isExpired }) => ({
      value: String(id),
      label: masked_number,
      note: isExpired
        ? `有効期限（${expiration}）が切れているため、お使いいただけません`
        : `有効期限 ${expiration}　${name}`,
      isDisabled: isExpired,
    })),
    { value: 'new', label: '新しいカードを使う' },
  ]
  return (
    <Card title="カード情報">
      {choices.length > 1 && (
        <RadioField name="card_choice" label="お使いになるカード" isRequired choices={choices} />
      )}
      {choice === 'new' && (
        <CardEntryFields
          entry={entry}
          service={service}
          layout={layout}
          withoutScripts={<HostedCardNote />}
          onLeave={onLeave}
        >
          {cart.is_member && <CheckboxField name="isCardSaved" label="このカードを登録する" />}
        </CardEntryFields>
      )}
      <p className={styles.note}>カード会社の本人認証（3Dセキュア）の画面に移ることがあります。</p>
    </Card>
  )
}
