import { SecretInput, useTextField } from '@storefront/forms'
import { normaliseWidth } from '@storefront/locale-ja'
import { Field, TextInput } from '@storefront/ui'

const normaliseUsername = (text: string) => normaliseWidth(text).trim()

/**
 * Renders the field for an email address or login name. All login fields are required, so none is marked as
 * such.
 */
export function UsernameField() {
  const label = 'メールアドレスまたはログインID'
  const { input, error, stateClass } = useTextField({
    name: 'username',
    label,
    isRequired: true,
    normalise: normaliseUsername,
  })
  return (
    <Field label={label} error={error} className={stateClass}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      )}
    </Field>
  )
}

export function CurrentPasswordField() {
  const label = 'パスワード'
  const { input, error, stateClass } = useTextField({ name: 'password', label, isRequired: true })
  return (
    <Field label={label} error={error} className={stateClass}>
      {(control) => (
        <SecretInput {...input} {...control} label={label} autoComplete="current-password" aria-required />
      )}
    </Field>
  )
}
