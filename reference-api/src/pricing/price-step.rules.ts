/** The price of one piece from a quantity on, in whole yen without tax. */
export type PriceStep = { quantity_from: number; unit_price: number }
type Priced = { unit_price: number; price_steps: readonly PriceStep[] }

/** The price of one piece at a quantity; a higher quantity never raises it. */
export const unitPriceAt = ({ unit_price, price_steps }: Priced, quantity: number): number =>
  Math.min(
    unit_price,
    ...price_steps.filter((step) => step.quantity_from <= quantity).map((step) => step.unit_price),
  )

/** The nearest quantity with a lower price than now. */
export function nextPriceStep(product: Priced, quantity: number): PriceStep | undefined {
  const now = unitPriceAt(product, quantity)
  return product.price_steps
    .filter((step) => step.quantity_from > quantity && step.unit_price < now)
    .sort((one, other) => one.quantity_from - other.quantity_from)[0]
}
