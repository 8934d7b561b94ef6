/** From so many on one costs so much, in whole yen without tax. */
export type PriceStep = { quantity_from: number; unit_price: number }
type Priced = { unit_price: number; price_steps: readonly PriceStep[] }

/** What one costs when so many are taken; more never costs more a piece. */
export const unitPriceAt = ({ unit_price, price_steps }: Priced, quantity: number): number =>
  Math.min(
    unit_price,
    ...price_steps.filter((step) => step.quantity_from <= quantity).map((step) => step.unit_price),
  )

/** The nearest quantity from which one costs less than now. */
export function nextPriceStep(product: Priced, quantity: number): PriceStep | undefined {
  const now = unitPriceAt(product, quantity)
  return product.price_steps
    .filter((step) => step.quantity_from > quantity && step.unit_price < now)
    .sort((one, other) => one.quantity_from - other.quantity_from)[0]
}
