import { unlockAccount } from '@storefront/contracts'
import { Form, SubmitButton } from '@storefront/forms'
import { call } from '@storefront/http'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'

const title = 'アカウントのロック解除'

export async function loader({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams.get('token')
}

export const handle = { head: () => memberHead(title) }

/**
 * Unlocks the account. The emailed link works once. It requires a click, because mail scanners open links.
 */
export function Component() {
  const token = useLoaderData<typeof loader>()
  const [isUnlocked, setIsUnlocked] = useState<boolean>()
  if (isUnlocked) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="check"
          title="ロックを解除しました"
          level="h2"
          action={
            <LinkButton variant="primary" href="/login">
              ログインへ進む
            </LinkButton>
          }
        />
      </Page>
    )
  }
  if (!token || isUnlocked === false) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="clock"
          title="リンクが正しくないか、有効期限が切れています"
          level="h2"
          action={<LinkButton href="/login">ログインへ進む</LinkButton>}
        >
          ロックは30分で自動的に解除されます。
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={title} width="reading" lead="下のボタンを押すと、もう一度ログインできるようになります。">
      <Card>
        <Form
          label={title}
          onSubmit={async () => setIsUnlocked((await call(unlockAccount, { params: { token } })).data.result)}
        >
          <SubmitButton isWide size="lg">
            ロックを解除する
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}
