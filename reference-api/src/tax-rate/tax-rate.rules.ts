/** Price shown to a shopper: tax-inclusive, rounded down. `rate` in percent. */
export function priceWithTax(unitPrice: number, rate: number): number {
  return Math.floor((unitPrice * (100 + rate)) / 100)
}
