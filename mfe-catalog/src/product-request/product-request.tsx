import { EmailField, Form, SubmitButton } from '@storefront/forms'
import { useSession } from '@storefront/session'
import { Panel } from '@storefront/ui'
import { useState } from 'react'
import { requestArticle, type WantedArticle } from './product-request.api'

export type ProductRequestProps = {
  article: WantedArticle
  label: string
  use: string
  sent: string
  submit: string
}

/** Renders a form that can be sent once. Guests must provide an email address. */
export function ProductRequest({ article, label, use, sent, submit }: ProductRequestProps) {
  const { isLogin } = useSession()
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <Panel tone="positive" isAnnounced>
        {sent}
      </Panel>
    )
  }
  return (
    <Form<{ email?: string }>
      label={label}
      onSubmit={async ({ email }) => {
        await requestArticle(article, email)
        setIsSent(true)
      }}
    >
      {!isLogin && (
        <EmailField
          name="email"
          label="メールアドレス"
          isRequired
          help={
            <>
              {use}
              <a href="/privacy">プライバシーポリシー</a>
            </>
          }
        />
      )}
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  )
}
