import { Form, SubmitButton } from '@storefront/forms'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { UndoEmailChange } from './undo-email-change'
import { verifyEmail } from './verify.api'

const title = 'メールアドレスの確認'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token'), isUndo: searchParams.get('kind') === 'undo' }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { token, isUndo } = useLoaderData<typeof loader>()
  return isUndo && token ? <UndoEmailChange token={token} /> : <ConfirmEmail token={token} />
}

/** Verifies the email address. The link works once and requires a click, because mail scanners open links. */
function ConfirmEmail({ token }: { token: string | null }) {
  const [verified, setVerified] = useState<string>()
  if (verified) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="check"
          title="確認が完了しました"
          level="h2"
          action={
            <LinkButton variant="primary" href="/ec">
              お買い物を始める
            </LinkButton>
          }
        >
          {`${verified} を確認しました。`}
        </EmptyState>
      </Page>
    )
  }
  if (!token) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="mail"
          title="リンクが途中で切れているようです"
          level="h2"
          action={<LinkButton href="/verify">メールをもう一度送る</LinkButton>}
        />
      </Page>
    )
  }
  return (
    <Page title={title} width="reading" lead="下のボタンを押すと、メールアドレスの確認が完了します。">
      <Card>
        <Form label={title} onSubmit={async () => setVerified(await verifyEmail(token))}>
          <SubmitButton isWide size="lg">
            メールアドレスを確認する
          </SubmitButton>
          <LinkButton variant="quiet" href="/verify">
            メールをもう一度送る
          </LinkButton>
        </Form>
      </Card>
    </Page>
  )
}
