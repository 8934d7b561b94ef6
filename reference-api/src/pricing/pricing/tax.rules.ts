import { taxWithin, type TaxRounding } from '../../shop/tax-rate/tax-rate.rules'

/**
 * Splits whole yen in proportion to the weights. The parts always sum to the amount (largest remainders
 * first), and no part exceeds its weight unless the amount exceeds the total weight.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, part: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) }
  })
  let rest = amount - shares.reduce((sum, share) => sum + share.part, 0)
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (rest === 0) break
    share.part += 1
    rest -= 1
  }
  return shares.map((share) => share.part)
}

export type AmountAtRate = { tax_rate: number; amount: number }

/** Sums amounts by tax rate, in ascending order of rate. */
export function totalByRate(amounts: readonly AmountAtRate[]): AmountAtRate[] {
  const totals = new Map<number, number>()
  for (const { tax_rate, amount } of amounts) totals.set(tax_rate, (totals.get(tax_rate) ?? 0) + amount)
  return [...totals]
    .map(([tax_rate, amount]) => ({ tax_rate, amount }))
    .sort((a, b) => a.tax_rate - b.tax_rate)
}

/**
 * `standard` is the tax rate for postage and fees. Any lower rate is marked as reduced. `rounding` applies to
 * the document's tax.
 */
export type TaxTerms = { standard: number; rounding: TaxRounding }

/**
 * Computes the document's tax, rounded once per rate after spreading the points. The amounts sum to the
 * payment.
 */
export function taxByRate(amounts: readonly AmountAtRate[], point: number, { standard, rounding }: TaxTerms) {
  const totals = totalByRate(amounts).filter(({ amount }) => amount > 0)
  const parts = spread(
    point,
    totals.map(({ amount }) => amount),
  )
  return totals.map(({ tax_rate, amount }, index) => {
    const paid = amount - (parts[index] ?? 0)
    const is_reduced = tax_rate > 0 && tax_rate < standard
    return { tax_rate, is_reduced, amount: paid, tax_amount: taxWithin(paid, tax_rate, rounding) }
  })
}
