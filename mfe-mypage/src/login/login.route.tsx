import { Form, SubmitButton } from '@storefront/forms'
import { rememberBackTarget, safeReturnPath } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { signIn } from '@storefront/session'
import { answerCaptcha, CaptchaBox } from '@storefront/site/captcha'
import { SiteMessage } from '@storefront/site/message'
import { Card, LinkButton, Page, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { CurrentPasswordField, UsernameField } from './credential-fields'
import { LoginSteps, useLoginSteps, useOwnLogin } from './login-steps'
import { PasskeyLogin } from './passkey-login'
import styles from './login.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    back: safeReturnPath(searchParams.get('back')),
    isRefreshFailed: searchParams.get('re') === '1',
    hasSignedOut: searchParams.get('out') === '1',
  }
}

export const handle = { head: () => memberHead('ログイン') }

export function Component() {
  const { back, isRefreshFailed, hasSignedOut } = useLoaderData<typeof loader>()
  const steps = useLoginSteps(back)
  const begin = useOwnLogin(steps)
  const posted = usePostedForm('login')

  if (steps.current) return <LoginSteps {...steps} />
  return (
    <Page title="ログイン" width="reading">
      <div className={styles.stack}>
        {isRefreshFailed && (
          <Panel tone="caution" isAnnounced>
            ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。
          </Panel>
        )}
        {hasSignedOut && <SiteMessage code="mypage-logout-index" tone="positive" />}
        <Card title="会員の方">
          <Form<{ username: string; password: string }>
            label="ログイン"
            posted={posted}
            onSubmit={(credentials) =>
              begin(async () => signIn({ ...credentials, ...(await answerCaptcha('login')) }))
            }
          >
            <UsernameField />
            <CurrentPasswordField />
            <CaptchaBox screen="login" />
            <SubmitButton isWide size="lg">
              ログイン
            </SubmitButton>
          </Form>
          <PasskeyLogin begin={begin} />
          <p className={styles.forgotten}>
            <a href="/reminder">パスワードをお忘れの方</a>
            <a href="/reminder/username">ログインIDをお忘れの方</a>
          </p>
        </Card>
        <Card title="はじめての方" isSunken>
          <p className={styles.text}>
            会員登録をすると、ご注文の履歴、お届け先、お気に入り、ポイントをご利用いただけます。登録は無料です。
          </p>
          <LinkButton href="/register" isWide onClick={() => back && rememberBackTarget(back)}>
            会員登録へ進む
          </LinkButton>
        </Card>
      </div>
    </Page>
  )
}
