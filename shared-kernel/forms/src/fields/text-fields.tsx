import { fieldKinds, lengthText } from '@storefront/locale-ja'
import { Field, Textarea, TextInput, type TextInputProps } from '@storefront/ui'
import type { ReactNode } from 'react'
import { EmailQuestion } from '../email-question'
import { SecretInput } from './secret-input'
import { useTextField, type TextFieldOptions } from './use-text-field'

export type TextFieldProps = TextFieldOptions &
  Pick<
    TextInputProps,
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'type'
    | 'width'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'min'
    | 'max'
  > & {
    help?: ReactNode
  }

export function TextField({
  name,
  label,
  isRequired,
  rules,
  normalise,
  requiredRule,
  mayStayEmpty,
  help,
  ...rest
}: TextFieldProps) {
  const { input, error, stateClass } = useTextField({
    name,
    label,
    isRequired,
    rules,
    normalise,
    requiredRule,
    mayStayEmpty,
  })
  return (
    <Field label={label} isRequired={isRequired ?? false} help={help} error={error} className={stateClass}>
      {(control) => <TextInput {...rest} {...input} {...control} type={rest.type ?? 'text'} />}
    </Field>
  )
}

export type TextareaFieldProps = TextFieldOptions & {
  help?: string
  /** Focuses the field instead of the page's heading, also without scripts. */
  isFocusedFirst?: boolean
  rows?: number
  maxLength?: number
  /** The limit that the number of typed characters is shown with, e.g. `12／40文字`. */
  countedTo?: number
  placeholder?: string
}

export function TextareaField({
  name,
  label,
  isRequired,
  rules,
  normalise,
  help,
  isFocusedFirst,
  rows,
  maxLength,
  countedTo,
  placeholder,
}: TextareaFieldProps) {
  const { input, error, stateClass } = useTextField({ name, label, isRequired, rules, normalise })
  const counted =
    countedTo === undefined ? help : [help, lengthText(input.value, countedTo)].filter(Boolean).join(' ')
  return (
    <Field label={label} isRequired={isRequired ?? false} help={counted} error={error} className={stateClass}>
      {(control) => (
        <Textarea
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          autoFocus={isFocusedFirst}
          data-focused-first={isFocusedFirst || undefined}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}

type Preset = Omit<TextFieldProps, 'normalise' | 'type' | 'inputMode'>

/** Renders one part of a name. Converts the text to full-width on blur (§5). */
export function NameField({ rules = [], ...rest }: Preset) {
  return (
    <TextField {...rest} rules={[...fieldKinds.name.rules, ...rules]} normalise={fieldKinds.name.normalise} />
  )
}

/** Renders a field for katakana. Converts half-width kana and hiragana on blur (§5). */
export function KanaField({ rules = [], ...rest }: Preset) {
  return (
    <TextField {...rest} rules={[...fieldKinds.kana.rules, ...rules]} normalise={fieldKinds.kana.normalise} />
  )
}

const phoneFormat = 'ハイフンなしの半角数字。例：09012345678'

/** Renders a field for a phone number of up to 11 digits without hyphens (§5). */
export function TelField({ rules = [], autoComplete = 'tel', help, ...rest }: Preset) {
  return (
    <TextField
      width="medium"
      help={
        <>
          {help}
          {phoneFormat}
        </>
      }
      {...rest}
      autoComplete={autoComplete}
      type="tel"
      inputMode="tel"
      rules={[...fieldKinds.tel.rules, ...rules]}
      normalise={fieldKinds.tel.normalise}
    />
  )
}

/** Renders a field for seven digits (§5). PostalAddressFields adds the lookup. */
export function PostalCodeField({ rules = [], autoComplete = 'postal-code', ...rest }: Preset) {
  return (
    <TextField
      width="short"
      placeholder="1000001"
      {...rest}
      autoComplete={autoComplete}
      inputMode="numeric"
      rules={[...fieldKinds.post.rules, ...rules]}
      normalise={fieldKinds.post.normalise}
    />
  )
}

/** Renders a field for an email address, with a question about a mistyped domain. */
export function EmailField({ rules = [], autoComplete = 'email', ...rest }: Preset) {
  return (
    <div>
      <TextField
        {...rest}
        autoComplete={autoComplete}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        rules={[...fieldKinds.email.rules, ...rules]}
        normalise={fieldKinds.email.normalise}
      />
      <EmailQuestion name={rest.name} />
    </div>
  )
}

export type PasswordFieldProps = TextFieldOptions & {
  help?: ReactNode
  autoComplete: 'current-password' | 'new-password'
}

/**
 * Renders a password with a button to show it. The rules of §5 apply to a new password. A current password is
 * only required.
 */
export function PasswordField({
  name,
  label,
  isRequired = true,
  rules = [],
  help,
  autoComplete,
}: PasswordFieldProps) {
  const ownRules = autoComplete === 'new-password' ? [...fieldKinds.password.rules, ...rules] : rules
  const { input, error, stateClass } = useTextField({ name, label, isRequired, rules: ownRules })
  return (
    <Field label={label} isRequired={isRequired} help={help} error={error} className={stateClass}>
      {(control) => <SecretInput {...input} {...control} label={label} autoComplete={autoComplete} />}
    </Field>
  )
}
