import { EmailField, Form, SubmitButton } from '@storefront/forms'
import { requireGuest } from '@storefront/session'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { PrivacyNote } from '../privacy-note'
import { SiteMessage, siteMessage } from '../site-message'
import { requestReset } from './reminder.api'
import styles from './reminder.module.css'

export async function loader() {
  await requireGuest()
  return siteMessage('reminder')
}

export const handle = { head: () => memberHead('パスワードの再設定') }

export function Component() {
  const message = useLoaderData<typeof loader>()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Page title="パスワードの再設定" width="reading">
      {sentTo ? (
        <EmptyState icon="mail" title="再設定のご案内をお送りしました" level="h2" action={<LinkButton href="/login">ログインに戻る</LinkButton>}>
          {`${sentTo} が登録されている場合、60分間有効なリンクが届きます。届かないときは、迷惑メールのフォルダーもご確認ください。`}
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <SiteMessage message={message} />
          <Card>
            <Form<{ email: string }>
              label="パスワードの再設定"
              onSubmit={async ({ email }) => {
                await requestReset(email)
                setSentTo(email)
              }}
            >
              <EmailField name="email" label="メールアドレス" isRequired />
              <PrivacyNote />
              <SubmitButton isWide size="lg">
                再設定のメールを送る
              </SubmitButton>
            </Form>
          </Card>
        </div>
      )}
    </Page>
  )
}
