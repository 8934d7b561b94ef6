type Saleable = { is_sale: boolean; sale_from: string | null; sale_to: string | null }

/** Checks that a product is on sale now: not withdrawn, and within its sale period. */
export function isOnSale({ is_sale, sale_from, sale_to }: Saleable, now: Date): boolean {
  return (
    is_sale &&
    (!sale_from || Date.parse(sale_from) <= now.getTime()) &&
    (!sale_to || Date.parse(sale_to) > now.getTime())
  )
}

/** Checks that a product is on sale ({@link isOnSale}) and visible in the shop. */
export const isBuyable = (product: Saleable & { is_show: boolean }, now: Date) =>
  product.is_show && isOnSale(product, now)

type SalePeriod = Pick<Saleable, 'sale_from' | 'sale_to'>

/** Returns the first time after now at which a sale begins or ends. */
export function nextSaleChange(products: readonly SalePeriod[], now: Date): Date | undefined {
  const times = products.flatMap(({ sale_from, sale_to }) =>
    [sale_from, sale_to].flatMap((time) => (time === null ? [] : [Date.parse(time)])),
  )
  const later = times.filter((time) => time > now.getTime())
  return later.length > 0 ? new Date(Math.min(...later)) : undefined
}
