import type { PageDifference, PageDifferences } from '../differences.rules'
import { subtract } from '../multiset.rules'

type Field = { name: string; isHidden: boolean; autocomplete: string }

/** A form by its label, its id or its address. `unnamed` counts fields that are not sent. */
export type PageForm = {
  label: string
  method: string
  fields: Field[]
  unnamed: number
  isSubmittable: boolean
}

const fieldTags = new Set(['input', 'select', 'textarea'])
const submits = new Set(['submit', 'image'])

/** Reads forms with the controls that belong to them, also those outside that name the form's id. */
export function readForms(elements: Element[]): PageForm[] {
  const owned = new Map<Element, Element[]>()
  for (const element of elements) {
    if (!fieldTags.has(element.localName) && element.localName !== 'button') continue
    const id = element.getAttribute('form')
    const form = id ? element.ownerDocument.getElementById(id) : findFormAround(element)
    if (form) owned.set(form, [...(owned.get(form) ?? []), element])
  }
  return [...owned].map(([form, controls]) => {
    const fields = controls.filter(isSent)
    return {
      label: form.getAttribute('aria-label') ?? (form.id || (form.getAttribute('action') ?? '')),
      method: form.getAttribute('method')?.toLowerCase() ?? 'get',
      fields: fields.filter((field) => field.getAttribute('name')).map(toField),
      unnamed: fields.filter((field) => !field.getAttribute('name')).length,
      isSubmittable: controls.some(isSubmit),
    }
  })
}

function findFormAround(element: Element): Element | undefined {
  for (let one = element.parentElement; one; one = one.parentElement) if (one.localName === 'form') return one
  return undefined
}

const isSent = (control: Element) =>
  fieldTags.has(control.localName) && !/^(?:button|file|image|reset|submit)$/.test(typeOf(control))

/** A button submits its form unless its type says otherwise. */
const isSubmit = (control: Element) =>
  control.localName === 'button'
    ? !/^(?:button|reset)$/.test(typeOf(control))
    : control.localName === 'input' && submits.has(typeOf(control))

const typeOf = (control: Element) => control.getAttribute('type')?.toLowerCase() ?? ''

const toField = (field: Element): Field => ({
  name: field.getAttribute('name') ?? '',
  isHidden: typeOf(field) === 'hidden',
  autocomplete: field.getAttribute('autocomplete') ?? '',
})

/**
 * Refuses forms that are sent another way or not at all, and fields that lost their name or their
 * autocomplete. A visible field that is gone may be meant; a hidden one belongs to what the form does.
 */
export function compareForms(stable: PageForm[], candidate: PageForm[]): PageDifferences {
  const refused: PageDifference[] = []
  for (const before of stable) {
    const now = candidate.find(({ label }) => label === before.label)
    if (now) refused.push(...listLosses(before, now))
  }
  return { refused, told: [] }
}

function listLosses(before: PageForm, now: PageForm): PageDifference[] {
  const form = `the form ${before.label}`
  const refuse = (text: string): PageDifference => ({ kind: 'form', place: form, text })
  const losses: PageDifference[] = []
  if (now.method !== before.method)
    losses.push(refuse(`${form} is sent by ${now.method} instead of ${before.method}`))
  if (before.isSubmittable && !now.isSubmittable)
    losses.push(refuse(`${form} has no control that submits it`))
  const namesOf = (fields: Field[]) => fields.map(({ name }) => name)
  const gone = subtract(namesOf(before.fields), namesOf(now.fields))
  const isUnnamed = now.unnamed > before.unnamed
  for (const name of new Set(gone)) {
    const isHidden = before.fields.some((field) => field.name === name && field.isHidden)
    if (isHidden) losses.push(refuse(`the field ${name} of ${form} is gone`))
    else if (isUnnamed) losses.push(refuse(`the field ${name} of ${form} has lost its name`))
  }
  for (const { name, autocomplete } of before.fields) {
    const field = now.fields.find((one) => one.name === name)
    if (field && autocomplete && !field.autocomplete)
      losses.push(refuse(`the field ${name} of ${form} has lost autocomplete ${autocomplete}`))
  }
  return losses
}
