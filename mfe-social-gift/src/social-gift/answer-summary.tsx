import { formatDate, formatPostalCode } from '@storefront/locale-ja'
import { Card, DataList } from '@storefront/ui'
import type { ReactNode } from 'react'
import type { GiftAddress, GiftDelivery } from '../gift/gift-draft.state'
import { GiftProducts } from '../gift/gift-products'
import { deliveryInWords } from '../gift/gift-delivery.rules'
import { withChosenVariants } from '../gift/variant-choice.rules'
import type { Gift } from '../gift/social-gift.api'
import styles from '../gift/gift.module.css'

type AnswerSummaryProps = {
  gift: Gift
  address: GiftAddress
  delivery: GiftDelivery
  birthday?: string
  variants?: Record<string, string>
  /** Link or form that returns to the address step. */
  addressAction: ReactNode
  deliveryAction: ReactNode
}

export function AnswerSummary({
  gift,
  address,
  delivery,
  birthday,
  variants,
  addressAction,
  deliveryAction,
}: AnswerSummaryProps) {
  const { shipping_last_name_kana, shipping_first_name_kana, cell_phone_number } = address
  const kana = `${shipping_last_name_kana} ${shipping_first_name_kana}`.trim()
  const rows = [
    { term: 'お名前', value: `${address.shipping_last_name} ${address.shipping_first_name} さま` },
    { term: 'フリガナ', value: kana },
    {
      term: 'ご住所',
      value: `〒${formatPostalCode(address.postal_code)} ${address.prefecture}${address.city}${address.address1} ${address.address2 ?? ''}`,
    },
    { term: '電話番号', value: address.phone_number },
    { term: '携帯電話番号', value: cell_phone_number ?? '' },
    { term: '生年月日', value: birthday ? formatDate(birthday) : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Card title="ギフト">
        <GiftProducts products={withChosenVariants(gift.data, variants)} />
      </Card>
      <Card title="お届け先" action={addressAction}>
        <DataList rows={rows} />
        {birthday && <p className={styles.note}>20歳未満の者の飲酒は法律で禁止されています。</p>}
      </Card>
      <Card title="お届け日時" action={deliveryAction}>
        {deliveryInWords(delivery)}
      </Card>
    </>
  )
}
