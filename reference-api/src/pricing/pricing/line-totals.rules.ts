import { priceWithTax } from '../../shop/tax-rate/tax-rate.rules'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import { spread } from './tax.rules'

type Goods = { unit_price: number; quantity: number; tax_rate: number }
type Terms = Pick<TaxRates, 'rounding' | 'isTaxedByTotal'>

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Returns each total including tax. Where prices exclude tax, rounds the tax once per rate and spreads it, so
 * that the totals sum to what the buyer computes (ADR 0123).
 */
export function totalsWithTax(goods: readonly Goods[], { rounding, isTaxedByTotal }: Terms): number[] {
  if (!isTaxedByTotal)
    return goods.map((one) => priceWithTax(one.unit_price, one.tax_rate, rounding) * one.quantity)
  const amounts = goods.map(({ unit_price, quantity }) => unit_price * quantity)
  const totals = [...amounts]
  for (const rate of new Set(goods.map(({ tax_rate }) => tax_rate))) {
    const own = amounts.map((amount, index) => (goods[index]!.tax_rate === rate ? amount : 0))
    const tax = priceWithTax(sum(own), rate, rounding) - sum(own)
    spread(tax, own).forEach((part, index) => (totals[index]! += part))
  }
  return totals
}
