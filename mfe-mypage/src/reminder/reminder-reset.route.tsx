import { publish } from '@storefront/event-bus'
import { Form, PasswordField, SubmitButton, TextField } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { SiteMessage } from '@storefront/site/message'
import { Card, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { checkConfirmation, questionInWords } from '../security-question.rules'
import { RefusedLink } from './refused-link'
import { fetchReset } from './reminder.api'
import { resetPassword, type NewPassword } from './reset-password'
import styles from './reminder.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return fetchReset(token, request.signal)
}

export const handle = { head: () => memberHead('新しいパスワード') }

export function Component() {
  const link = useLoaderData<typeof loader>()
  if ('refusal' in link)
    return <RefusedLink title="新しいパスワード" refusal={link.refusal} href="/reminder" />

  async function save(token: string, secrets: NewPassword) {
    const isSignedIn = await resetPassword(token, secrets)
    publish('toast.raised', { type: 'positive', message: 'パスワードを変更しました' })
    navigateTo(isSignedIn ? '/ec/' : '/login/', { replace: true })
  }

  return (
    <Page title="新しいパスワード" width="reading">
      <div className={styles.stack}>
        <SiteMessage code="reminder-reset" />
        <Card>
          <Form<NewPassword>
            label="新しいパスワード"
            validate={checkConfirmation}
            onSubmit={(secrets) => save(link.token, secrets)}
          >
            {link.questionCt !== null && (
              <TextField
                name="answer"
                label="秘密の質問の答え"
                isRequired
                help={questionInWords(link.questionCt)}
                autoComplete="off"
              />
            )}
            <PasswordField name="password" label="新しいパスワード" autoComplete="new-password" />
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
      </div>
    </Page>
  )
}
