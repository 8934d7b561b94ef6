import type { Cart } from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { DataList, NameText } from '@storefront/ui'
import { paymentTime } from './payment-time.rules'

export function PaymentFacts({ cart: { payment_name, credit, data } }: { cart: Cart }) {
  const { payment, order, other } = data.detail
  const coupons = data.detail.coupons.filter(({ refusal }) => !refusal)
  return (
    <DataList
      rows={[
        { term: 'お支払い方法', value: <NameText>{payment_name ?? '未選択'}</NameText> },
        ...(payment?.masked_number
          ? [
              {
                term: 'カード',
                value: (
                  <NameText>{`${payment.masked_number}（有効期限 ${payment.expiration ?? ''}）`}</NameText>
                ),
              },
            ]
          : []),
        ...(payment?.is_card_hosted
          ? [{ term: 'カード', value: 'ご注文の確定後、決済サービスの画面で入力します' }]
          : []),
        ...(payment?.convenience_store_name
          ? [{ term: 'コンビニ', value: <NameText>{payment.convenience_store_name}</NameText> }]
          : []),
        ...(order.payment_fee > 0 ? [{ term: '手数料', value: formatTaxedYen(order.payment_fee) }] : []),
        {
          term: 'お支払いの時期',
          value: paymentTime({ credit, payment_name, payment, total: order.total_payment }),
        },
        {
          term: 'クーポン',
          value: (
            <NameText>
              {coupons.length > 0 ? coupons.map(({ name }) => name).join('、') : '利用なし'}
            </NameText>
          ),
        },
        { term: 'ポイント', value: order.point > 0 ? `${order.point}ポイント` : '利用なし' },
        { term: '領収書の宛名', value: <NameText>{other.receipt_name ?? 'ご注文者さまのお名前'}</NameText> },
      ]}
    />
  )
}
