import { changeMyPassword } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, PasswordField, SubmitButton } from '@storefront/forms'
import { call } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { changeSession } from '@storefront/session'
import { Card, Page } from '@storefront/ui'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { checkConfirmation } from '../security-question.rules'

const title = 'パスワードの変更'

export const handle = { head: () => memberHead(title) }

type PasswordChange = { current_password: string; password: string; password_confirmation: string }

/** Changes the password. The server checks the current password (§8) and signs out all other devices. */
async function save(change: PasswordChange) {
  await call(changeMyPassword, { body: change })
  changeSession({ hasPasswordExpired: false, warningMessage: null })
  publish('toast.raised', { type: 'positive', message: 'パスワードを変更しました' })
  navigateTo('/mypage', { replace: true })
}

export function Component() {
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: title })}
      lead="変更すると、ほかの端末ではログアウトされます。"
    >
      <Card>
        <Form<PasswordChange> label={title} validate={checkConfirmation} onSubmit={save}>
          <PasswordField name="current_password" label="現在のパスワード" autoComplete="current-password" />
          <PasswordField
            name="password"
            label="新しいパスワード"
            autoComplete="new-password"
            help="8文字以上の半角英数字。記号は - _ . をお使いいただけます。"
          />
          <PasswordField
            name="password_confirmation"
            label="新しいパスワード（確認）"
            autoComplete="new-password"
          />
          <SubmitButton isWide size="lg">
            パスワードを変更する
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}
