import type { Product } from '@storefront/contracts'
import { DataList } from '@storefront/ui'
import styles from './product-data.module.css'

/** Renders a product's specifications and its product number. Allergens in the product are highlighted. */
export function ProductData({ product: { data, code } }: { product: Pick<Product, 'data' | 'code'> }) {
  const rows = data.map(({ label, value }) => ({ term: label, value: <Lines value={value} /> }))
  return <DataList rows={[...rows, { term: '商品番号', value: code }]} />
}

function Lines({ value }: { value: string }) {
  const lines = value.split('\n')
  if (lines.length === 1) return value
  return lines.map((line) => {
    const Line = line.startsWith('含む：') && line !== '含む：なし' ? 'strong' : 'span'
    return (
      <Line key={line} className={styles.line}>
        {line}
      </Line>
    )
  })
}
