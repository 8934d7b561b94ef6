export const taxRoundings = ['down', 'half_up', 'up'] as const

/** The treatment of a fraction of a yen of tax. */
export type TaxRounding = (typeof taxRoundings)[number]

/** The shop's setting TAX.ROUNDING; any other value counts as unset, which rounds half up. */
export const taxRoundingOf = (setting: unknown): TaxRounding =>
  taxRoundings.find((rounding) => rounding === setting) ?? 'half_up'

/** Quotient of natural numbers, without an intermediate fraction. */
function quotient(numerator: bigint, denominator: bigint, rounding: TaxRounding): number {
  const added = { down: 0n, half_up: denominator / 2n, up: denominator - 1n }[rounding]
  return Number((numerator + added) / denominator)
}

/** Price shown to a shopper, with tax. `rate` in percent. */
export function priceWithTax(unitPrice: number, rate: number, rounding: TaxRounding): number {
  return quotient(BigInt(unitPrice) * BigInt(100 + rate), 100n, rounding)
}

/** The tax within an amount that includes it. `rate` in percent. */
export function taxWithin(amount: number, rate: number, rounding: TaxRounding): number {
  return quotient(BigInt(amount) * BigInt(rate), BigInt(100 + rate), rounding)
}
