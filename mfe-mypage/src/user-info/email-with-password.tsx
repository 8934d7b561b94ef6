import { PasswordField, useTextField, type OwnFieldProps } from '@storefront/forms'
import { fieldKinds } from '@storefront/locale-ja'
import { Field, TextInput } from '@storefront/ui'
import { isOtherEmail } from './user-info.rules'

/** Renders the email field. Shows the password field only once the address has been changed. */
export function EmailWithPassword({
  email,
  autoComplete = 'email',
  help,
  ...field
}: OwnFieldProps & { email: string }) {
  const rules = [...fieldKinds.email.rules, ...field.rules]
  const { input, error, stateClass } = useTextField({
    ...field,
    rules,
    normalise: fieldKinds.email.normalise,
  })
  return (
    <>
      <Field
        label={field.label}
        isRequired={field.isRequired}
        help={help}
        error={error}
        className={stateClass}
      >
        {(control) => (
          <TextInput
            {...input}
            {...control}
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {isOtherEmail(email, input.value) && (
        <PasswordField
          name="current_password"
          label="現在のパスワード"
          autoComplete="current-password"
          help="メールアドレスを変更するため、ご本人の確認をお願いします。"
        />
      )}
    </>
  )
}
