import { rememberBackTarget, safeReturnPath } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { SiteMessage } from '@storefront/site/message'
import { Card, LinkButton, Page, Panel } from '@storefront/ui'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { PostedStep, usePostedStep } from '../posted/posted-step'
import { LoginSteps, useLoginSteps, useOwnLogin } from './login-steps'
import { iconOfOther, LoginWays, wordsOfOther } from '../login-ways/login-ways'
import styles from './login.module.css'

/** Reasons for a login by the action of a guest. The action is completed after the login. */
const reasons = {
  favourite:
    'お気に入りに入れるには、ログインが必要です。ログインすると、お選びの商品をお気に入りに入れます。',
  search: '条件を保存するには、ログインが必要です。ログインすると、お選びの条件を保存します。',
} as const

const findReason = (action: string | null) =>
  action === 'favourite' || action === 'search' ? reasons[action] : undefined

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    back: safeReturnPath(searchParams.get('back')),
    isRefreshFailed: searchParams.get('re') === '1',
    hasSignedOut: searchParams.get('out') === '1',
    reason: findReason(searchParams.get('for')),
  }
}

export const handle = { head: () => memberHead('ログイン') }

export function Component() {
  const { back, isRefreshFailed, hasSignedOut, reason } = useLoaderData<typeof loader>()
  const steps = useLoginSteps(back)
  const begin = useOwnLogin(steps)
  const posted = usePostedForm('login')
  const postedCode = usePostedForm('send-code')
  const [afterPassword, afterCode] = [usePostedStep('login'), usePostedStep('send-code')]
  const waiting = afterPassword ?? afterCode
  const { pathname, search } = useLocation()
  const way = new URLSearchParams(search).get('way') === 'code' ? 'code' : 'password'
  const otherWay = pathname + withOtherWay(search)

  if (steps.current) return <LoginSteps {...steps} />
  if (waiting)
    return (
      <PostedStep
        title="本人確認"
        lead="ご登録のメールアドレスに、6桁の確認コードをお送りしました。"
        again={pathname + search}
        userId={waiting}
      />
    )
  return (
    <Page title="ログイン" width="reading">
      <div className={styles.stack}>
        {isRefreshFailed && (
          <Panel tone="caution" isAnnounced>
            ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。
          </Panel>
        )}
        {reason && <Panel isAnnounced>{reason}</Panel>}
        {hasSignedOut && <SiteMessage code="mypage-logout-index" tone="positive" />}
        <Card title="会員の方">
          <LoginWays
            key={way}
            way={way}
            begin={begin}
            posted={way === 'code' ? postedCode : posted}
            other={
              <LinkButton href={otherWay} isWide icon={iconOfOther[way]}>
                {wordsOfOther[way]}
              </LinkButton>
            }
          />
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

/**
 * Builds the link to the other login method. A plain link works without JavaScript, and its URL keeps the
 * return target.
 */
function withOtherWay(search: string): string {
  const asked = new URLSearchParams(search)
  if (asked.has('way')) asked.delete('way')
  else asked.set('way', 'code')
  return asked.size > 0 ? `?${asked.toString()}` : ''
}
