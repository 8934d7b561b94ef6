import { enclosedWith, type OrderProduct, type OrderShipping } from '@storefront/contracts'
import { formatCount, formatDayWithWeekday, formatYen } from '@storefront/locale-ja'
import { Card, DataList, Picture } from '@storefront/ui'
import styles from './order-history.module.css'

/** One parcel: where and when it goes, and what is in it. */
export function OrderPacking({ shipping, title }: { shipping: OrderShipping; title: string }) {
  // A card or bag is the parcel's, whatever line keeps it.
  const enclosed = enclosedWith(shipping.products)
  const day = shipping.delivery_at ? formatDayWithWeekday(shipping.delivery_at) : '指定なし（最短でお届け）'
  const delivery = [day, shipping.delivery_timezone].filter(Boolean).join(' ')
  const arrival = shipping.arrival_text ? [{ term: 'お届けの時期', value: shipping.arrival_text }] : []
  const tracking = shipping.tracking_number ? [{ term: '送り状番号', value: shipping.tracking_number }] : []
  const destination = shipping.is_social_gift
    ? [{ term: 'お届け先', value: 'お受け取りになる方がご指定になります' }]
    : [
        { term: 'お名前', value: `${shipping.shipping_name ?? ''} さま` },
        { term: 'ご住所', value: <span className={styles.address}>{shipping.full_address}</span> },
        { term: '電話番号', value: shipping.phone_number ?? '' },
        { term: 'お届け日時', value: delivery },
      ]
  return (
    <Card title={title}>
      <DataList rows={[...destination, ...arrival, ...tracking]} />
      <ul className={styles.products}>
        {shipping.products.map((product, index) => (
          <li key={`${product.product_id}-${index}`}>
            <ProductLine
              product={product}
              accessories={product.accessories.filter((accessory) => !enclosed.includes(accessory))}
            />
          </li>
        ))}
      </ul>
      {enclosed.length > 0 && (
        <div>
          <p className={styles.soft}>荷物に添えるもの</p>
          <Accessories accessories={enclosed} />
        </div>
      )}
      <p className={styles.carriage}>{`送料 ${formatYen(shipping.carriage)}`}</p>
    </Card>
  )
}

type Accessory = OrderProduct['accessories'][number]

const Accessories = ({ accessories }: { accessories: readonly Accessory[] }) =>
  accessories.map((accessory) => (
    <p key={accessory.name} className={styles.soft}>
      {[accessory.name, accessory.noshi_heading, accessory.noshi_name, accessory.message]
        .filter(Boolean)
        .join('／')}
      {`　${formatYen(accessory.price_with_tax)} × ${formatCount(accessory.quantity)}`}
    </p>
  ))

function ProductLine({ product, accessories }: { product: OrderProduct; accessories: readonly Accessory[] }) {
  const { product_info: goods } = product
  return (
    <div className={styles.summary}>
      <div className={styles.thumbnail}>
        {goods.image && <Picture picture={goods.image} sizes="96px" shape="square" alt="" />}
      </div>
      <div>
        <a className={styles.productName} href={`/product/${goods.key}`}>
          {goods.name}
        </a>
        {goods.variant_name && <p className={styles.soft}>{goods.variant_name}</p>}
        {product.name_embroidery && <p className={styles.soft}>{`名入れ：${product.name_embroidery}`}</p>}
        <p className={styles.sum}>
          {formatYen(product.price_with_tax)}
          <span className={styles.soft}>（税込{goods.is_reduced_tax_rate && '※'}）</span>
          {` × ${formatCount(product.quantity)}点`}
        </p>
        <Accessories accessories={accessories} />
      </div>
    </div>
  )
}
