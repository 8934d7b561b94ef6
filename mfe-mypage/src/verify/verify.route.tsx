import { EmailField, Form, PrivacyNote, SubmitButton } from '@storefront/forms'
import { SiteMessage } from '@storefront/site/message'
import { Card, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { memberHead } from '../member-screen.rules'
import { requestVerification } from './verify.api'
import styles from './verify.module.css'

export const handle = { head: () => memberHead('メールアドレスの確認') }

export function Component() {
  const [isSent, setIsSent] = useState(false)
  return (
    <Page
      title="メールアドレスの確認"
      width="reading"
      lead="お送りしたメールのリンクを開くと、会員登録が完了します。"
    >
      <div className={styles.stack}>
        <SiteMessage code="mypage-mail-verify" />
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
