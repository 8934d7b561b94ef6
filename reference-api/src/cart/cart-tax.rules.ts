/** The tax within an amount that includes it, rounded down. */
export function taxWithin(amount: number, taxRate: number): number {
  return Math.floor((amount * taxRate) / (100 + taxRate))
}

/**
 * Divides whole yen in proportion to the weights; the parts add up to the amount exactly (largest remainders first),
 * and no part exceeds its weight while the amount does not exceed their sum.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, part: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) }
  })
  let rest = amount - shares.reduce((sum, share) => sum + share.part, 0)
  const byRemainder = [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const share of byRemainder) {
    if (rest === 0) break
    share.part += 1
    rest -= 1
  }
  return shares.map((share) => share.part)
}

export type AmountAtRate = { tax_rate: number; amount: number }

/** Sums amounts of the same rate; rates ascending. */
export function sumByRate(amounts: readonly AmountAtRate[]): AmountAtRate[] {
  const sums = new Map<number, number>()
  for (const { tax_rate, amount } of amounts) sums.set(tax_rate, (sums.get(tax_rate) ?? 0) + amount)
  return [...sums].map(([tax_rate, amount]) => ({ tax_rate, amount })).sort((a, b) => a.tax_rate - b.tax_rate)
}

/** The document's tax: once per rate, after the points are spread over the rates, so that the rates add up to what is paid. */
export function taxByRate(amounts: readonly AmountAtRate[], point: number, standardRate: number) {
  const sums = sumByRate(amounts).filter(({ amount }) => amount > 0)
  const parts = spread(point, sums.map(({ amount }) => amount))
  return sums.map(({ tax_rate, amount }, index) => {
    const paid = amount - (parts[index] ?? 0)
    return { tax_rate, is_reduced: tax_rate > 0 && tax_rate < standardRate, amount: paid, tax_amount: taxWithin(paid, tax_rate) }
  })
}
