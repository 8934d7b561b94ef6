import type { FormField, FormLayout, InquiryInput } from '@storefront/contracts'
import { attachedFiles, sizeInWords } from './attachment/attachment.rules'

export type FormValues = Record<string, unknown>

export type ContactForm = NonNullable<InquiryInput['form']>

export const toContactForm = (isBusiness: boolean): ContactForm =>
  isBusiness ? 'contact-business' : 'contact'

/** Fields for which the API expects numbers (§3). */
const numbers = ['category_id', 'delivery', 'payment']

/** A form with the shop's inquiry types, which a link names by their keys. */
export type ContactLayout = FormLayout & { kinds: readonly { key: string; id: number }[] }

const linkedFields = ['category_id', 'order_no']

const toFieldName = (layout: FormLayout, field: FormField) => (layout.prefix ?? '') + field.name

/** Builds the request body. Removes the field prefix and blank values, and converts choices to numbers. */
export function toInquiry(form: ContactForm, layout: FormLayout, values: FormValues): InquiryInput {
  const entries = layout.form.flatMap((field): [string, string | number][] => {
    const value = String(values[toFieldName(layout, field)] ?? '').trim()
    if (value === '') return []
    return [[field.name, numbers.includes(field.name) ? Number(value) : value]]
  })
  const file_keys = attachedFiles(values).map(({ key }) => key)
  return {
    name: '',
    email: '',
    body: '',
    ...Object.fromEntries(entries),
    ...(file_keys.length > 0 ? { file_keys } : {}),
    kind: 'contact',
    form,
  } satisfies InquiryInput
}

/** Returns the values that a link may preset: an inquiry type that the form offers, and an order number. */
export function askedByUrl(layout: ContactLayout, url: string): FormValues {
  const query = new URL(url).searchParams
  // Staff link by the key, e.g. ?category=size, because an import gives the id.
  const kind = layout.kinds.find(({ key }) => key === query.get('category'))
  if (kind && !query.has('category_id')) query.set('category_id', String(kind.id))
  return Object.fromEntries(
    layout.form.flatMap((field) => {
      const value = linkedFields.includes(field.name) ? query.get(field.name) : null
      const choices = layout.options[field.options ?? field.name]
      const isOffered = !choices || choices.some((choice) => String(choice.value) === value)
      return value && isOffered ? [[toFieldName(layout, field), value]] : []
    }),
  )
}

/** Formats the input for the confirmation page. */
export function answersInWords(
  layout: FormLayout,
  values: FormValues,
): { key: string; term: string; value: string }[] {
  const files = attachedFiles(values).map(({ name, size }) => `${name}（${sizeInWords(size)}）`)
  const attached = { key: 'file_keys', term: '添付ファイル', value: files.join('\n') }
  const typed = layout.form.map((field) => {
    const value = String(values[toFieldName(layout, field)] ?? '')
    const choice = layout.options[field.options ?? field.name]?.find((one) => String(one.value) === value)
    return { key: field.name, term: field.label, value: choice?.label ?? (value || '（記入なし）') }
  })
  return files.length > 0 ? [...typed, attached] : typed
}
