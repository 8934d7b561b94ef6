import {
  checkChosen,
  checkPrefecture,
  checkRequired,
  fieldKindOf,
  firstProblem,
  rulesNamed,
  type FieldRule,
} from '@storefront/locale-ja'
import type { FieldErrors } from '../platform/http/rejection'
import type { FormField, FormOption } from './page-form.table'

export type PageForm = { form: FormField[]; options: Record<string, FormOption[]> }

/** The form and rules that a cart's address is checked against. */
export type CartFormTerms = { form: PageForm; isKanaOptional: boolean }

/**
 * Makes kana optional for an address that wasn't typed: wallets have no field for kana, and address books
 * rarely give them. A typed address is validated as usual.
 */
export const withoutKana = ({ form }: CartFormTerms): CartFormTerms => ({
  form: { ...form, form: form.form.map((field) => ({ ...field, is_kana_optional: true })) },
  isKanaOptional: true,
})

type Part = { name: string; label: string; normalise: (text: string) => string; rules: readonly FieldRule[] }
type Context = { options: PageForm['options']; person: string; valueOf: (name: string) => string }

const choiceTypes = ['select', 'radio']

/** Lists the wire names of a form's fields. `person` prefixes the parts of a name, e.g. `shipping_`. */
export const listWireNames = (form: readonly FormField[], person = '') =>
  form.flatMap((field) =>
    listParts(field, { options: {}, person, valueOf: () => '' }).map(({ name }) => name),
  )

/**
 * Checks values against a served form: missing required fields, the rules of each field type, and the rules
 * that the field itself lists (§5).
 */
export function formProblems(
  { form, options }: PageForm,
  values: Record<string, unknown>,
  person = '',
): FieldErrors {
  const valueOf = (name: string) => toText(values[name])
  const errors: FieldErrors = {}
  for (const { name, label, normalise, rules } of form.flatMap((field) =>
    listParts(field, { options, person, valueOf }),
  )) {
    const problem = firstProblem(normalise(valueOf(name)), label, rules)
    if (problem) errors[name] = [problem]
  }
  return errors
}

const toText = (value: unknown) =>
  value === undefined || value === null || value === false ? '' : String(value)

/**
 * Lists the wire fields of a form field. A name or an address has several wire fields, and every other form
 * field has one.
 */
function listParts(field: FormField, context: Context): Part[] {
  if (field.type === 'person_name') return personParts(context.person, field)
  if (field.type === 'address') return addressParts
  const { normalise, rules } = fieldKindOf(field.type)
  return [
    {
      name: field.name,
      label: field.label,
      normalise,
      rules: [
        ...requiredRules(field),
        ...choiceRules(field, context),
        ...rules,
        ...rulesNamed(field.rules, context.valueOf),
      ],
    },
  ]
}

function requiredRules({ type, is_required = false }: FormField): FieldRule[] {
  if (!is_required) return []
  if (type === 'checkbox')
    return [(value, label) => (['1', 'true'].includes(value) ? undefined : `${label}を確認してください`)]
  return [choiceTypes.includes(type) ? checkChosen : checkRequired]
}

/** Requires a value to be one of the choices that the form offers. */
function choiceRules({ name, type, options: key }: FormField, { options }: Context): FieldRule[] {
  const choices = options[key ?? name]
  if (!choiceTypes.includes(type) || !choices) return []
  return [
    (value, label) =>
      value === '' || choices.some((choice) => String(choice.value) === value)
        ? undefined
        : `${label}を選択してください`,
  ]
}

const part = (name: string, label: string, type: string, ...rules: FieldRule[]): Part => {
  const kind = fieldKindOf(type)
  return { name, label, normalise: kind.normalise, rules: [...rules, ...kind.rules] }
}

function personParts(prefix: string, { is_kana_optional }: FormField): Part[] {
  const kanaRules = is_kana_optional ? [] : [checkRequired]
  return [
    part(`${prefix}last_name`, '姓', 'name', checkRequired),
    part(`${prefix}first_name`, '名', 'name', checkRequired),
    part(`${prefix}last_name_kana`, 'セイ', 'kana', ...kanaRules),
    part(`${prefix}first_name_kana`, 'メイ', 'kana', ...kanaRules),
  ]
}

const addressParts = [
  part('postal_code', '郵便番号', 'post', checkRequired),
  part('prefecture', '都道府県', 'select', checkChosen, checkPrefecture),
  part('city', '市区町村', 'text', checkRequired),
  part('address1', '町名・番地', 'text', checkRequired),
  part('address2', '建物名・部屋番号', 'text'),
]
