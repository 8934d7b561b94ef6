import type { FormField, FormLayout, InquiryInput } from '@storefront/contracts'

export type FormValues = Record<string, unknown>

/** The forms that may be filled in here, by their pages. */
export type ContactForm = NonNullable<InquiryInput['form']>

export const contactFormOf = (isBusiness: boolean): ContactForm =>
  isBusiness ? 'contact-business' : 'contact'

/** §3: these answers are numbers on the wire. */
const numbers = ['category_id', 'delivery', 'payment']

const nameOf = (layout: FormLayout, field: FormField) => (layout.prefix ?? '') + field.name

/** What the form sends of its values: unprefixed, choices as numbers, blanks left out. */
export function inquiryOf(form: ContactForm, layout: FormLayout, values: FormValues): InquiryInput {
  const entries = layout.form.flatMap((field): [string, string | number][] => {
    const value = String(values[nameOf(layout, field)] ?? '').trim()
    if (value === '') return []
    return [[field.name, numbers.includes(field.name) ? Number(value) : value]]
  })
  return {
    name: '',
    email: '',
    body: '',
    ...Object.fromEntries(entries),
    kind: 'contact',
    form,
  } satisfies InquiryInput
}

/** The answers in words, for the confirm screen. */
export function answersInWords(
  layout: FormLayout,
  values: FormValues,
): { key: string; term: string; value: string }[] {
  return layout.form.map((field) => {
    const value = String(values[nameOf(layout, field)] ?? '')
    const choice = layout.options[field.options ?? field.name]?.find((one) => String(one.value) === value)
    return { key: field.name, term: field.label, value: choice?.label ?? (value || '（記入なし）') }
  })
}
