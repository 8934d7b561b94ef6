import type { Product } from '@storefront/contracts'
import { checkDecimal } from '@storefront/locale-ja'

/** Bought on the screen that asks for measures or a name. */
export const isMadeToOrder = (product: Pick<Product, 'has_measurement' | 'has_name_embroidery'>) =>
  product.has_measurement || product.has_name_embroidery

/** Measures of a uniform in centimetres, to the millimetre; the names travel with the order. */
export const measures = [
  { name: 'height', label: '身長' },
  { name: 'chest', label: '胸囲' },
  { name: 'waist', label: 'ウエスト' },
  { name: 'hip', label: 'ヒップ' },
  { name: 'inseam', label: '股下' },
] as const

export type MadeToOrder = Partial<Record<(typeof measures)[number]['name'] | 'name_embroidery', string>>

/**
 * Options of the purchase: `measurement.<name>` in centimetres, and `name_embroidery`; empty ones are left
 * out.
 */
export function optionsOf(values: MadeToOrder): Record<string, string> {
  const measured = measures.map(({ name }) => [`measurement.${name}`, values[name] ?? ''])
  return Object.fromEntries(
    [...measured, ['name_embroidery', values.name_embroidery?.trim() ?? '']].filter(
      ([, value]) => value !== '',
    ),
  )
}

/** A body's measure makes sense between these. */
const leastCentimetres = 30
const mostCentimetres = 220

const checkOneDecimal = checkDecimal(1)

export function checkCentimetres(value: string, label: string): string | undefined {
  if (value === '') return undefined
  const problem = checkOneDecimal(value, label)
  if (problem) return problem
  const isWithin = Number(value) >= leastCentimetres && Number(value) <= mostCentimetres
  return isWithin ? undefined : `${label}は${leastCentimetres}〜${mostCentimetres}（cm）で入力してください`
}
