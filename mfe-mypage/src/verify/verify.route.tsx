import { EmailField, Form, SubmitButton } from '@storefront/forms'
import { Card, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { PrivacyNote } from '../privacy-note'
import { SiteMessage, siteMessage } from '../site-message'
import { requestVerification } from './verify.api'
import styles from './verify.module.css'

export async function loader() {
  return siteMessage('mypage-mail-verify')
}

export const handle = { head: () => memberHead('メールアドレスの確認') }

/** Waits for the link in the mail; the mail can be sent again. */
export function Component() {
  const message = useLoaderData<typeof loader>()
  const [isSent, setIsSent] = useState(false)
  return (
    <Page
      title="メールアドレスの確認"
      width="reading"
      lead="お送りしたメールのリンクを開くと、会員登録が完了します。"
    >
      <div className={styles.stack}>
        <SiteMessage message={message} />
        {isSent && (
          <Panel tone="positive" isAnnounced>
            確認のメールをお送りしました。
          </Panel>
        )}
        <Card title="メールが届かないとき">
          <Form<{ email: string }>
            label="確認メールの再送"
            onSubmit={async ({ email }) => {
              await requestVerification(email)
              setIsSent(true)
            }}
          >
            <EmailField name="email" label="メールアドレス" isRequired />
            <PrivacyNote />
            <SubmitButton isWide>確認のメールを送る</SubmitButton>
          </Form>
        </Card>
      </div>
    </Page>
  )
}
