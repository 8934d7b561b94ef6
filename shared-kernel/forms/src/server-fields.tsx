import type { FormLayout } from '@storefront/contracts'
import {
  checkDecimal, checkHalfWidthAlphaNum, checkKana, checkMaxLength, checkPost, checkTel, type FieldRule,
} from '@storefront/locale-ja'
import type { ReactNode } from 'react'
import { PostalAddressFields } from './address-fields'
import { CheckboxField, RadioField, SelectField } from './choice-fields'
import { DateField } from './date-field'
import { PersonNameFields } from './person-name-fields'
import type { PostalLookup } from './postal-lookup'
import { EmailField, KanaField, NameField, PasswordField, PostalCodeField, TelField, TextareaField, TextField } from './text-fields'

const ruleNames: Record<string, (argument: number) => FieldRule> = {
  kana: () => checkKana,
  post: () => checkPost,
  tel: () => checkTel,
  half_width_alpha_num: () => checkHalfWidthAlphaNum,
  decimal: checkDecimal,
  max: checkMaxLength,
}

/** Rules by the names of §5; a name that this release does not know is left to the server. */
export function rulesNamed(names: readonly string[] = []): FieldRule[] {
  return names.flatMap((text) => {
    const [name = '', argument] = text.split(':')
    const rule = ruleNames[name]
    return rule ? [rule(Number(argument))] : []
  })
}

/** The form's first values, under their prefixed wire names. */
export function initialValuesOf({ dataFormDefault, prefix }: FormLayout): Record<string, unknown> {
  return Object.fromEntries(Object.entries(dataFormDefault).map(([name, value]) => [(prefix ?? '') + name, value]))
}

type Props = { name: string; label: string; isRequired: boolean; rules: FieldRule[]; help?: string; autoComplete?: string }
type Context = { choices: { value: string; label: string }[]; lookup?: PostalLookup; prefix: string }

const kinds: Record<string, (props: Props, context: Context) => ReactNode> = {
  text: (props) => <TextField {...props} />,
  number: (props) => <TextField {...props} inputMode="decimal" width="short" />,
  url: (props) => <TextField {...props} type="url" inputMode="url" />,
  name: (props) => <NameField {...props} />,
  kana: (props) => <KanaField {...props} />,
  tel: (props) => <TelField {...props} />,
  email: (props) => <EmailField {...props} />,
  password: (props) => <PasswordField {...props} autoComplete="new-password" />,
  post: (props) => <PostalCodeField {...props} />,
  textarea: (props) => <TextareaField {...props} />,
  date: (props) => <DateField {...props} />,
  birthday: (props) => <DateField {...props} isBirthday />,
  select: (props, { choices }) => <SelectField {...props} choices={choices} />,
  radio: (props, { choices }) => <RadioField {...props} choices={choices} />,
  checkbox: ({ name, label, help, isRequired }) => (
    <CheckboxField name={name} label={label} note={help} mustBeTicked={isRequired ? `${label}を確認してください` : undefined} />
  ),
  person_name: (_, { prefix }) => <PersonNameFields prefix={prefix} />,
  address: (_, { prefix, lookup }) => <PostalAddressFields prefix={prefix} lookup={lookup} />,
}

/** The fields of a form as the server's layout orders them; an unknown kind is one line of text. */
export function ServerFields({ layout, lookup }: { layout: FormLayout; lookup?: PostalLookup }) {
  const prefix = layout.prefix ?? ''
  return layout.form.map((field) => {
    const choices = (layout.options[field.options ?? field.name] ?? []).map(({ value, label }) => ({ value: String(value), label }))
    const props = {
      name: prefix + field.name,
      label: field.label,
      isRequired: field.is_required ?? false,
      rules: rulesNamed(field.rules),
      help: field.help ?? undefined,
      autoComplete: field.autocomplete ?? undefined,
    }
    return <ServerFieldSlot key={field.name}>{(kinds[field.type] ?? kinds.text)?.(props, { choices, lookup, prefix })}</ServerFieldSlot>
  })
}

function ServerFieldSlot({ children }: { children: ReactNode }) {
  return children
}
