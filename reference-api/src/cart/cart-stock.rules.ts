import type { CartProductRow, SetComponentRow } from './cart-product.sql'

type Saleable = Pick<CartProductRow, 'is_show' | 'is_sale' | 'sale_from' | 'sale_to'>

export function isOnSale(product: Saleable, now: Date): boolean {
  if (!product.is_show || !product.is_sale) return false
  if (product.sale_from && new Date(product.sale_from) > now) return false
  return !product.sale_to || new Date(product.sale_to) > now
}

/** Pieces in stock. A set without stock of its own is assembled from its components. */
export function availableStock(
  product: Pick<CartProductRow, 'stock' | 'is_unlimited'>,
  components: readonly SetComponentRow[],
): number {
  if (!product.is_unlimited) return product.stock ?? 0
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    ...components.map((component) => Math.floor(component.stock / component.quantity)),
  )
}

export function stockState(available: number, fewThreshold: number | null): 'in_stock' | 'few' | 'sold_out' {
  if (available <= 0) return 'sold_out'
  return available <= (fewThreshold ?? 0) ? 'few' : 'in_stock'
}

/** What an order takes from stock, by product: components in place of an assembled set, ids ascending. */
export function stockNeeded(
  lines: readonly { product_id: number; quantity: number }[],
  products: ReadonlyMap<number, Pick<CartProductRow, 'is_unlimited'>>,
  components: readonly SetComponentRow[],
): { product_id: number; quantity: number }[] {
  const needed = new Map<number, number>()
  const need = (id: number, quantity: number) => needed.set(id, (needed.get(id) ?? 0) + quantity)
  for (const line of lines) {
    if (!products.get(line.product_id)?.is_unlimited) need(line.product_id, line.quantity)
    else
      for (const part of components.filter((one) => one.product_id === line.product_id))
        need(part.component_product_id, part.quantity * line.quantity)
  }
  return [...needed]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .sort((a, b) => a.product_id - b.product_id)
}
