import { Form, SubmitButton } from '@storefront/forms'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { undoEmailChange } from './verify.api'
import styles from './verify.module.css'

const title = 'メールアドレス変更の取り消し'

/**
 * Renders the page of the link sent to the old address, which works once. Requires a click, because mail
 * scanners open links.
 */
export function UndoEmailChange({ token }: { token: string }) {
  const [givenBack, setGivenBack] = useState<string>()
  if (givenBack) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="check"
          title="変更を取り消しました"
          level="h2"
          action={
            <LinkButton variant="primary" href="/">
              トップページへ
            </LinkButton>
          }
        >
          {`${givenBack} に、パスワード再設定のメールをお送りしました。新しいパスワードを設定すると、ログインできます。`}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title={title}
      width="reading"
      lead="お心当たりのないメールアドレスの変更を取り消し、元のアドレスに戻します。"
    >
      <Card>
        <div className={styles.stack}>
          <ul className={styles.list}>
            <li>すべての端末でログアウトされます。</li>
            <li>いまのパスワードは使えなくなります。</li>
            <li>元のメールアドレスに、パスワード再設定のメールをお送りします。</li>
          </ul>
          <Form label={title} onSubmit={async () => setGivenBack(await undoEmailChange(token))}>
            <SubmitButton isWide size="lg">
              変更を取り消す
            </SubmitButton>
            <LinkButton variant="quiet" href="/">
              何もせずに閉じる
            </LinkButton>
          </Form>
        </div>
      </Card>
    </Page>
  )
}
