import type { Product } from '@storefront/contracts'
import styles from './size-table.module.css'

/** Renders a size chart. The first row and the first cell of each row are headers. */
export function SizeTable({ table }: { table: NonNullable<Product['product_model']['size_table']> }) {
  const [head = [], ...rows] = table.rows
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={table.caption}>
      <table className={styles.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
