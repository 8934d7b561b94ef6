import { counterOf, type CartProduct } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen } from '@storefront/site'
import type { ReactNode } from 'react'
import { roundingNote, sumCouponShares } from './totals/cart-totals.rules'
import { undressedText } from './enclosed.rules'
import { LineNoshi } from './line-noshi'
import { LineOptions } from './line-options'
import { LinePicture } from './line-picture'
import styles from './order-lines.module.css'

type OrderLinesProps = {
  products: readonly CartProduct[]
  /** False for a social gift, whose sender chooses no noshi or wrapping. */
  isDressable: boolean
  /** Renders what changes a line in place. */
  change?: ((line: CartProduct) => ReactNode) | undefined
}

export function OrderLines({ products, isDressable, change }: OrderLinesProps) {
  // With several parcels, each one lists its goods and their accessories.
  const isOneParcel = new Set(products.map(({ packing_key }) => packing_key)).size < 2
  const { isPricedWithoutTax } = currentSite().settings
  return (
    <ul className={styles.lines} aria-label="ご注文の商品">
      {products.map((line) => {
        const discount = sumCouponShares(line)
        const rounding = roundingNote(line)
        return (
          <li key={line.key}>
            <LinePicture product={line.product_info} sizes="72px" />
            <div>
              <p className={styles.name}>
                {line.product_info.name}
                {line.product_info.is_reduced_tax_rate && '※'}
              </p>
              <LineOptions line={line} products={products} isDressed={isOneParcel} />
              {isDressable && isOneParcel && <UndressedNote line={line} />}
              <LineNoshi line={line} />
              <p className={styles.amount} translate="no">
                <span>
                  {isPricedWithoutTax
                    ? `${formatYen(line.unit_price)}（税抜）`
                    : `${formatYen(line.price_with_tax)}（税込）`}
                  × {line.quantity}
                  {counterOf(line.product_info)}
                </span>
                <strong>{formatTaxedYen(line.total_price)}</strong>
              </p>
              {!isPricedWithoutTax && rounding && <p className={styles.rounding}>{rounding}</p>}
              {discount > 0 && (
                <p className={styles.discount}>
                  クーポン <span translate="no">{formatTaxedYen(-discount)}</span>
                </p>
              )}
              {change?.(line)}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Names a missing noshi or wrapping, because a gift can't be mended once it is sent. */
function UndressedNote({ line }: { line: CartProduct }) {
  const text = undressedText(line)
  return text === undefined ? null : <p className={styles.undressed}>{text}</p>
}
