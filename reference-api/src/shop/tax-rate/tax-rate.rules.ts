export const taxRoundings = ['down', 'half_up', 'up'] as const

/** Rounding of tax to whole yen. */
export type TaxRounding = (typeof taxRoundings)[number]

/** Reads the shop's TAX.ROUNDING setting. Unknown values count as unset, which means rounding half up. */
export const toTaxRounding = (setting: unknown): TaxRounding =>
  taxRoundings.find((rounding) => rounding === setting) ?? 'half_up'

/** Divides integers with rounding, without an intermediate fraction. */
function quotient(numerator: bigint, denominator: bigint, rounding: TaxRounding): number {
  const added = { down: 0n, half_up: denominator / 2n, up: denominator - 1n }[rounding]
  return Number((numerator + added) / denominator)
}

/** Computes the displayed, tax-inclusive price. `rate` is in percent. */
export function priceWithTax(unitPrice: number, rate: number, rounding: TaxRounding): number {
  return quotient(BigInt(unitPrice) * BigInt(100 + rate), 100n, rounding)
}

/** Computes the tax included in an amount. `rate` is in percent. */
export function taxWithin(amount: number, rate: number, rounding: TaxRounding): number {
  return quotient(BigInt(amount) * BigInt(rate), BigInt(100 + rate), rounding)
}
