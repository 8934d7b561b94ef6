import { useTextField } from '@storefront/forms'
import { checkEmail, foldWidth } from '@storefront/locale-ja'
import { Button, Field, TextInput } from '@storefront/ui'
import { useState } from 'react'

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
  const [isShown, setIsShown] = useState(false)
  const label = 'パスワード'
  const { input, error, stateClass } = useTextField({ name: 'password', label, isRequired: true })
  return (
    <Field label={label} error={error} className={stateClass}>
      {(control) => (
        <>
          <TextInput {...input} {...control} type={isShown ? 'text' : 'password'} autoComplete="current-password" autoCapitalize="none" spellCheck={false} aria-required />
          <Button variant="quiet" size="sm" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            パスワードを表示する
          </Button>
        </>
      )}
    </Field>
  )
}
