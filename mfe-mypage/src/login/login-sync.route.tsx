import { Form, SubmitButton } from '@storefront/forms'
import { UnauthorisedError } from '@storefront/http'
import { safeReturnPath } from '@storefront/navigation'
import { signInFromChannel } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { LoginSteps, useLoginSteps } from './login-steps'

const title = '会員情報を使ってログイン'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token'), back: safeReturnPath(searchParams.get('back')) }
}

export const handle = { head: () => memberHead(title) }

/**
 * Takes over a login from another channel. Requires a click, because a link alone must never sign a shopper
 * in.
 */
export function Component() {
  const { token, back } = useLoaderData<typeof loader>()
  const [isRefused, setIsRefused] = useState(false)
  const steps = useLoginSteps(back)

  async function bringLogin(given: string) {
    try {
      steps.follow(await signInFromChannel(given))
    } catch (error) {
      if (!(error instanceof UnauthorisedError)) throw error
      setIsRefused(true)
    }
  }

  if (steps.current) return <LoginSteps {...steps} />
  if (!token || isRefused) {
    return (
      <Page title={title} width="reading">
        <EmptyState
          icon="clock"
          title="ログインを引き継げませんでした"
          level="h2"
          action={
            <LinkButton variant="primary" href="/login">
              ログインへ進む
            </LinkButton>
          }
        >
          ログインの有効期限が切れているか、このショップに同じメールアドレスの会員登録がありません。
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title={title}
      width="reading"
      lead={`ほかのショップでログイン中の会員情報で、${currentSite().name}にログインします。`}
    >
      <Card>
        <Form label={title} onSubmit={() => bringLogin(token)}>
          <SubmitButton isWide size="lg">
            ログインする
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}
