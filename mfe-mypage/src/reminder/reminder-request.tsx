import type { MessageSlot } from '@storefront/contracts'
import { EmailField, Form, PrivacyNote, SubmitButton } from '@storefront/forms'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { SiteMessage } from '@storefront/site/message'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import styles from './reminder.module.css'

type Props = {
  title: string
  /** Slot for the shop's text above the form. `sentSlot` is shown after sending. */
  slot: MessageSlot
  sentSlot?: MessageSlot
  sentTitle: string
  submit: string
  onRequest: (request: { email: string; captcha_token?: string }) => Promise<unknown>
}

/** Requests an email with a link. The response doesn't reveal whether the address is registered. */
export function ReminderRequest({ title, slot, sentSlot, sentTitle, submit, onRequest }: Props) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <Page title={title} width="reading">
        <div className={styles.stack}>
          <EmptyState
            icon="mail"
            title={sentTitle}
            level="h2"
            action={<LinkButton href="/login">ログインに戻る</LinkButton>}
          >
            {`${sentTo} が登録されている場合、60分間有効なリンクが届きます。届かないときは、迷惑メールのフォルダーもご確認ください。`}
          </EmptyState>
          {sentSlot && <SiteMessage code={sentSlot} />}
        </div>
      </Page>
    )
  }

  async function send({ email }: { email: string }) {
    await onRequest({ email, ...(await answerCaptcha('reminder')) })
    setSentTo(email)
  }
  return (
    <Page title={title} width="reading">
      <div className={styles.stack}>
        <SiteMessage code={slot} />
        <Card>
          <Form<{ email: string }> label={title} onSubmit={send}>
            <EmailField name="email" label="メールアドレス" isRequired />
            <PrivacyNote />
            <CaptchaBox screen="reminder" />
            <SubmitButton isWide size="lg">
              {submit}
            </SubmitButton>
          </Form>
        </Card>
      </div>
    </Page>
  )
}
