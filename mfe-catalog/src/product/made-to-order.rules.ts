/** Measures of a uniform, whole centimetres; the names travel with the order. */
export const measures = [
  { name: 'height', label: '身長' },
  { name: 'chest', label: '胸囲' },
  { name: 'waist', label: 'ウエスト' },
  { name: 'hip', label: 'ヒップ' },
  { name: 'inseam', label: '股下' },
] as const

export type MadeToOrder = Partial<Record<(typeof measures)[number]['name'] | 'name_embroidery', string>>

/** Options of the purchase: `measurement.<name>` in centimetres, and `name_embroidery`; empty ones are left out. */
export function optionsOf(values: MadeToOrder): Record<string, string> {
  const measured = measures.map(({ name }) => [`measurement.${name}`, values[name] ?? ''])
  return Object.fromEntries([...measured, ['name_embroidery', values.name_embroidery?.trim() ?? '']].filter(([, value]) => value !== ''))
}

/** A body's measure makes sense between these. */
const leastCentimetres = 30
const mostCentimetres = 220

export function checkCentimetres(value: string, label: string): string | undefined {
  if (value === '') return undefined
  const isWhole = /^\d{1,3}$/.test(value)
  return isWhole && Number(value) >= leastCentimetres && Number(value) <= mostCentimetres
    ? undefined
    : `${label}は${leastCentimetres}〜${mostCentimetres}の整数（cm）で入力してください`
}
