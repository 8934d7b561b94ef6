import type { StockState } from '@storefront/contracts'

type Stocked = { stock: number | null; is_unlimited: boolean | null }
type SetComponent = { product_id: number; component_product_id: number; quantity: number; stock: number }

/** Computes the units in stock. A set without its own stock is assembled from its components. */
export function availableStock(product: Stocked, components: readonly SetComponent[]): number {
  if (!product.is_unlimited) return product.stock ?? 0
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    ...components.map((component) => Math.floor(component.stock / component.quantity)),
  )
}

/** Returns the stock state to display, which is `few` at or below the product's own threshold. */
export function stockState(available: number, fewThreshold: number | null): StockState {
  if (available <= 0) return 'sold_out'
  return available <= (fewThreshold ?? 0) ? 'few' : 'in_stock'
}

/**
 * Computes the quantities that an order takes from stock, per product in ascending id order. An assembled set
 * counts as its components.
 */
export function stockNeeded(
  lines: readonly { product_id: number; quantity: number }[],
  products: ReadonlyMap<number, Pick<Stocked, 'is_unlimited'>>,
  components: readonly SetComponent[],
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
