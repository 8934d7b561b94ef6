import type { FormLayout } from '@storefront/contracts'
import { rulesNamed, type FieldRule } from '@storefront/locale-ja'
import { FieldGroup } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useForm } from 'react-final-form'
import { PostalAddressFields } from './address-fields'
import { CheckboxField, RadioField, SelectField } from './choice-fields'
import { DateField } from './date/date-field'
import { PersonNameFields } from './person-name-fields'
import type { PostalLookup } from './postal-lookup'
import {
  EmailField,
  KanaField,
  NameField,
  PasswordField,
  PostalCodeField,
  TelField,
  TextareaField,
  TextField,
} from './text-fields'
import styles from './fields.module.css'

/** Returns the initial values of the form by their prefixed names in the request. */
export function initialValuesOf({ dataFormDefault, prefix }: FormLayout): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(dataFormDefault).map(([name, value]) => [(prefix ?? '') + name, value]),
  )
}

type KnownKana = { shipping_last_name_kana?: string; shipping_first_name_kana?: string }

/**
 * Keeps kana optional for a known address without kana, e.g. one that was read from an address book. The
 * server has accepted it, so an edit of another field must not ask for kana.
 */
export function withKanaAsKnown(layout: FormLayout, known: KnownKana | undefined): FormLayout {
  if (!known || (known.shipping_last_name_kana && known.shipping_first_name_kana)) return layout
  return {
    ...layout,
    form: layout.form.map((field) =>
      field.type === 'person_name' ? { ...field, is_kana_optional: true } : field,
    ),
  }
}

/** Props for the component that renders a field of the server's layout. */
export type OwnFieldProps = {
  name: string
  label: string
  isRequired: boolean
  rules: FieldRule[]
  help?: string
  autoComplete?: string
}
type Context = {
  choices: { value: string; label: string }[]
  lookup?: PostalLookup
  prefix: string
  isKanaOptional: boolean
  buildingLabel?: string
  section?: 'shipping' | 'billing'
}

/** A form's custom renderer for a single field. */
export type OwnField = (props: OwnFieldProps) => ReactNode

const kinds: Record<string, (props: OwnFieldProps, context: Context) => ReactNode> = {
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
    <CheckboxField
      name={name}
      label={label}
      note={help}
      mustBeTicked={isRequired ? `${label}を確認してください` : undefined}
    />
  ),
  // The field's name is the prefix of the four inputs: `shipping_` for an address (§3), empty for a member.
  person_name: ({ label, name }, { isKanaOptional, section }) => (
    <FieldGroup legend={label}>
      <div className={styles.nested}>
        <PersonNameFields prefix={name} isKanaOptional={isKanaOptional} section={section} />
      </div>
    </FieldGroup>
  ),
  address: ({ label, isRequired }, { prefix, lookup, section, buildingLabel }) => (
    <FieldGroup legend={label}>
      <div className={styles.nested}>
        <PostalAddressFields {...{ prefix, isRequired, lookup, section, buildingLabel }} />
      </div>
    </FieldGroup>
  ),
}

export type ServerFieldsProps = {
  layout: FormLayout
  lookup?: PostalLookup
  own?: Record<string, OwnField>
  /** Section token for `autocomplete` during checkout. */
  section?: 'shipping' | 'billing'
}

/**
 * Renders the form's fields in the order of the server's layout. `own` overrides the renderer of a field by
 * name. A field of an unknown kind becomes a one-line text field.
 */
export function ServerFields({ layout, lookup, own = {}, section }: ServerFieldsProps) {
  const form = useForm()
  const prefix = layout.prefix ?? ''
  const valueOf = (name: string) => String(form.getFieldState(prefix + name)?.value ?? '')
  return layout.form.map((field) => {
    const choices = (layout.options[field.options ?? field.name] ?? []).map(({ value, label }) => ({
      value: String(value),
      label,
    }))
    const props = {
      name: prefix + field.name,
      label: field.label,
      isRequired: field.is_required ?? false,
      rules: rulesNamed(field.rules, valueOf),
      help: field.help ?? undefined,
      autoComplete: toAutocompleteToken(field.autocomplete, section),
    }
    const context = {
      ...{ choices, lookup, prefix, section },
      isKanaOptional: field.is_kana_optional ?? false,
      buildingLabel: field.building_label,
    }
    const show = own[field.name] ?? kinds[field.type] ?? kinds.text
    return <ServerFieldSlot key={field.name}>{show?.(props, context)}</ServerFieldSlot>
  })
}

const toAutocompleteToken = (token: string | null | undefined, section: string | undefined) =>
  token && token !== 'off' && section ? `${section} ${token}` : (token ?? undefined)

function ServerFieldSlot({ children }: { children: ReactNode }) {
  return children
}
