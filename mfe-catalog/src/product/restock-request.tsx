import type { Product } from '@storefront/contracts'
import { EmailField, Form, SubmitButton } from '@storefront/forms'
import { useSession } from '@storefront/session'
import { Panel } from '@storefront/ui'
import { useState } from 'react'
import { askForRestock } from './product-detail.api'

/** A sold-out product can be asked for again; a guest leaves an e-mail. */
export function RestockRequest({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const { isLogin } = useSession()
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <Panel tone="positive" isAnnounced>
        ご要望を承りました。入荷の際にご案内します。
      </Panel>
    )
  }
  return (
    <Form<{ email?: string }>
      label="再入荷のご要望"
      onSubmit={async ({ email }) => {
        await askForRestock(product, email)
        setIsSent(true)
      }}
    >
      {!isLogin && <EmailField name="email" label="メールアドレス" isRequired help={<>入荷のご案内だけに使います。<a href="/privacy">プライバシーポリシー</a></>} />}
      <SubmitButton>再入荷のご案内を受け取る</SubmitButton>
    </Form>
  )
}
