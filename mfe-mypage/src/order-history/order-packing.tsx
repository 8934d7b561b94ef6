import { enclosedWith, type FormLayout, type OrderShipping } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { formatTaxedYen } from '@storefront/site'
import { Card, DataList, NameText } from '@storefront/ui'
import { OrderAccessories, OrderProductLine } from './detail/order-product-line'
import styles from './order-history.module.css'

export function OrderPacking({
  shipping,
  reviewForm,
  number,
}: {
  shipping: OrderShipping
  reviewForm: FormLayout | null
  /** Number of the parcel, counted from 1. Undefined if the order has a single parcel. */
  number?: number
}) {
  // A card or bag belongs to the whole parcel, although it is stored on one line.
  const enclosed = enclosedWith(shipping.products)
  const day = shipping.delivery_at ? formatDayWithWeekday(shipping.delivery_at) : '指定なし（最短でお届け）'
  const delivery = [day, shipping.delivery_timezone].filter(Boolean).join(' ')
  const arrival = shipping.arrival_text ? [{ term: 'お届けの時期', value: shipping.arrival_text }] : []
  const destination = shipping.is_social_gift
    ? [{ term: 'お届け先', value: 'お受け取りになる方がご指定になります' }]
    : [
        { term: 'お名前', value: <NameText>{`${shipping.shipping_name ?? ''} さま`}</NameText> },
        { term: 'ご住所', value: <NameText>{shipping.full_address}</NameText> },
        { term: '電話番号', value: shipping.phone_number ?? '' },
        { term: 'お届け日時', value: <NameText>{delivery}</NameText> },
      ]
  return (
    <Card title={number ? `お届け先 ${number}` : 'お届け先'}>
      <DataList
        rows={[
          ...(number ? statusRows(shipping) : []),
          ...destination,
          ...arrival,
          ...trackingRows(shipping),
        ]}
      />
      <ul className={styles.products}>
        {shipping.products.map((product, index) => (
          <li key={`${product.product_id}-${index}`}>
            <OrderProductLine
              product={product}
              reviewForm={reviewForm}
              accessories={product.accessories.filter((accessory) => !enclosed.includes(accessory))}
            />
          </li>
        ))}
      </ul>
      {enclosed.length > 0 && (
        <div>
          <p className={styles.soft}>荷物に添えるもの</p>
          <OrderAccessories accessories={enclosed} />
        </div>
      )}
      <p className={styles.carriage}>{`送料 ${formatTaxedYen(shipping.carriage)}`}</p>
    </Card>
  )
}

const statusRows = ({ status_name }: OrderShipping) =>
  status_name ? [{ term: 'お届けの状況', value: status_name }] : []

/** Renders the tracking number, linked to the carrier's page if the API sent its URL. */
function trackingRows({ tracking_number, tracking_url, carrier_name }: OrderShipping) {
  if (!tracking_number) return []
  const value = (
    <>
      <NameText>{[carrier_name, tracking_number].filter(Boolean).join(' ')}</NameText>
      {tracking_url && (
        <>
          {'　'}
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            荷物の状況を見る（別ウィンドウ）
          </a>
        </>
      )}
    </>
  )
  return [{ term: '送り状番号', value }]
}
