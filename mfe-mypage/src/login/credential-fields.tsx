import { SecretInput, useTextField } from '@storefront/forms'
import { checkEmail, foldWidth } from '@storefront/locale-ja'
import { Field, TextInput } from '@storefront/ui'

const foldEmail = (text: string) => foldWidth(text).trim()

/** Both fields of a login are needed, so neither carries a mark. */
export function UsernameField() {
  const label = 'メールアドレス'
  const { input, error, stateClass } = useTextField({ name: 'username', label, isRequired: true, rules: [checkEmail], fold: foldEmail })
  return (
    <Field label={label} error={error} className={stateClass}>
      {(control) => (
        <TextInput {...input} {...control} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} aria-required />
      )}
    </Field>
  )
}

/** The password as it is, and a way to see it. */
export function CurrentPasswordField() {
  const label = 'パスワード'
  const { input, error, stateClass } = useTextField({ name: 'password', label, isRequired: true })
  return (
    <Field label={label} error={error} className={stateClass}>
      {(control) => <SecretInput {...input} {...control} autoComplete="current-password" aria-required />}
    </Field>
  )
}
