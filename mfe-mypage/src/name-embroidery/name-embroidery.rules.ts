import type { FormLayout } from '@storefront/contracts'

export const findLabel = ({ form, options }: FormLayout, name: string, value: string | undefined) => {
  const key = form.find((field) => field.name === name)?.options ?? name
  return options[key]?.find((one) => String(one.value) === value)?.label ?? value ?? ''
}

/** Maps the shop's name of a style to a CSS variant. An unknown style uses the default. */
export const toStyleVariant = (label: string) => {
  if (label.includes('行')) return 'running'
  if (label.includes('丸')) return 'round'
  return label.includes('ローマ') ? 'roman' : 'regular'
}

/** CSS variants of threads, by the first character of the shop's label. */
const threads: Record<string, string> = { 紺: 'navy', 白: 'white', 金: 'gold', 赤: 'red', 紅: 'red' }
export const toThread = (label: string) => threads[label.charAt(0)] ?? 'navy'
