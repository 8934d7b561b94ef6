import {
  counterOf,
  inscriptionText,
  nameMarkingOf,
  type FormLayout,
  type OrderProduct,
} from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen } from '@storefront/site'
import { NoshiPicture, Picture } from '@storefront/ui'
import styles from '../order-history.module.css'
import { BuyLineAgain } from './buy-again'
import { WriteReview } from './write-review'

type Accessory = OrderProduct['accessories'][number]

export const OrderAccessories = ({ accessories }: { accessories: readonly Accessory[] }) =>
  accessories.map((accessory) => (
    <div key={accessory.name}>
      <p className={styles.soft}>
        {[accessory.name, inscriptionText(accessory)].filter(Boolean).join('／')}
        {`　${formatTaxedYen(accessory.price_with_tax)} × ${formatCount(accessory.quantity)}`}
      </p>
      {accessory.kind === 'noshi' && accessory.noshi_heading && (
        <NoshiPicture inscription={accessory} isSmall />
      )}
    </div>
  ))

export function OrderProductLine({
  product,
  reviewForm,
  accessories,
}: {
  product: OrderProduct
  reviewForm: FormLayout | null
  accessories: readonly Accessory[]
}) {
  const { product_info: goods } = product
  const { isPricedWithoutTax } = currentSite().settings
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
        {product.name_embroidery && (
          <p className={styles.soft}>{`${nameMarkingOf(goods)}：${product.name_embroidery}`}</p>
        )}
        <p className={styles.sum} translate="no">
          {formatYen(isPricedWithoutTax ? product.unit_price : product.price_with_tax)}
          <span className={styles.soft}>
            （{isPricedWithoutTax ? '税抜' : '税込'}
            {goods.is_reduced_tax_rate && '※'}）
          </span>
          {` × ${formatCount(product.quantity)}${counterOf(goods)}`}
        </p>
        <OrderAccessories accessories={accessories} />
        <div className={styles.again}>
          <BuyLineAgain product={product} />
          <WriteReview product={product} form={reviewForm} />
        </div>
      </div>
    </div>
  )
}
