import { productCounter, type Product } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { perPieceText } from '@storefront/ui'
import { priceRows, findPriceRow, formatSumWithTax, type PriceRow } from './wholesale-prices.rules'
import styles from './wholesale-prices.module.css'

type WholesalePricesProps = { product: Product; quantity: number }

export function WholesalePrices({ product, quantity }: WholesalePricesProps) {
  const { pieces, unit_price } = product
  const rows = priceRows(product)
  const chosen = findPriceRow(rows, quantity)
  if (!pieces && rows.length < 2) return null
  const counted = productCounter({ pieces })
  return (
    <section aria-label="数量ごとの価格" className={styles.wholesale}>
      {pieces && (
        <p className={styles.pieces}>
          1ケース <strong>{`${formatCount(pieces.count)}${pieces.unit}入`}</strong>
          <span>{perPieceText(unit_price, pieces)}（税抜）</span>
        </p>
      )}
      {rows.length > 1 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">数量</th>
              <th scope="col">{`1${counted}（税抜）`}</th>
              {pieces && <th scope="col">{`1${pieces.unit}あたり`}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.from} aria-current={row === chosen || undefined}>
                <th scope="row">{formatQuantityRange(row, counted)}</th>
                <td translate="no">
                  {formatYen(row.unit_price)}
                  <small>{`税込 ${formatYen(row.price_with_tax)}`}</small>
                </td>
                {pieces && <td>{perPieceText(row.unit_price, pieces)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen && (
        <p className={styles.sum} role="status">
          {`${formatCount(quantity)}${counted}で `}
          <strong translate="no">{formatYen(chosen.unit_price * quantity)}</strong>
          {`（税抜）　税込 ${formatSumWithTax(chosen.unit_price * quantity, product.tax_rate)}`}
        </p>
      )}
    </section>
  )
}

/** The sum of the chosen quantity in a bar that has no room for the table. */
export function WholesaleSum({ product, quantity }: WholesalePricesProps) {
  const { unit_price } = findPriceRow(priceRows(product), quantity) ?? product
  const amount = unit_price * quantity
  return (
    <p className={styles.barSum}>
      <strong translate="no">{formatYen(amount)}</strong>（税抜）
      <small>{`税込 ${formatSumWithTax(amount, product.tax_rate)}`}</small>
    </p>
  )
}

const formatQuantityRange = ({ from, to }: PriceRow, counted: string) =>
  to === null ? `${from}${counted}以上` : from === to ? `${from}${counted}` : `${from}〜${to}${counted}`
