import type { FormLayout } from '@storefront/contracts'
import { PasswordField, ServerFields, type OwnField } from '@storefront/forms'
import { Card } from '@storefront/ui'
import { memberFields, newsletter } from '../member-fields'
import styles from './register.module.css'

const groups = [
  { title: 'ログインに使うもの', names: ['email', 'password'] },
  { title: 'お客さまについて', names: undefined },
  { title: 'パスワードをお忘れのときのために', names: ['question_ct', 'answer'] },
]

const ownFields: Record<string, OwnField> = {
  ...memberFields,
  password: ({ label }) => (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        help="8文字以上の半角英数字。記号は - _ . をお使いいただけます。"
      />
      <PasswordField name="password_confirmation" label={`${label}（確認）`} autoComplete="new-password" />
    </>
  ),
}

export function RegisterFields({ layout }: { layout: FormLayout }) {
  const grouped = [newsletter, ...groups.flatMap(({ names }) => names ?? [])]
  const listFields = (names: string[] | undefined) =>
    layout.form.filter(({ name }) => (names ? names.includes(name) : !grouped.includes(name)))
  return (
    <>
      {groups
        .map(({ title, names }) => ({ title, form: listFields(names) }))
        .filter(({ form }) => form.length > 0)
        .map(({ title, form }) => (
          <Card key={title} title={title}>
            <div className={styles.fields}>
              <ServerFields layout={{ ...layout, form }} own={ownFields} />
            </div>
          </Card>
        ))}
      <ServerFields layout={{ ...layout, form: listFields([newsletter]) }} own={ownFields} />
    </>
  )
}
