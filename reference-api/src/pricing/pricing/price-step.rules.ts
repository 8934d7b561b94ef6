/** The unit price from this quantity up, in whole yen before tax. */
export type PriceStep = { quantity_from: number; unit_price: number }
type Priced = { unit_price: number; price_steps: readonly PriceStep[] }

/** Returns the unit price at a quantity. Ordering more never raises the unit price. */
export const unitPriceAt = ({ unit_price, price_steps }: Priced, quantity: number): number =>
  Math.min(
    unit_price,
    ...price_steps.filter((step) => step.quantity_from <= quantity).map((step) => step.unit_price),
  )

/** Finds the next quantity at which the unit price drops. */
export function nextPriceStep(product: Priced, quantity: number): PriceStep | undefined {
  const now = unitPriceAt(product, quantity)
  return product.price_steps
    .filter((step) => step.quantity_from > quantity && step.unit_price < now)
    .sort((one, other) => one.quantity_from - other.quantity_from)[0]
}
