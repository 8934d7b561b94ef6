import type { MemberSession } from '@storefront/contracts'
import { formatDateTime } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Badge, Button, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { formatDevice, formatPlace } from '../login-device.rules'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { RecordRow } from '../records/record-list'
import { EndSessions, type Ending } from './end-sessions'
import { endOtherSessions, endSessionByKey, fetchSessions } from './session.api'
import styles from './session.module.css'

const title = 'ログイン中の端末'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchSessions(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const sessions = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [ending, setEnding] = useState<Ending>()
  const others = sessions.filter(({ is_current }) => !is_current)

  function end() {
    if (!ending) return
    setEnding(undefined)
    if (ending === 'others') void run(endOtherSessions, { done: 'ほかの端末をログアウトしました' })
    else
      void run(() => endSessionByKey(ending.key), {
        done: `${formatDevice(ending.user_agent)}をログアウトしました`,
      })
  }

  return (
    <Page
      title={title}
      crumbs={memberCrumbs({ label: title })}
      lead="この会員でログインしている端末です。覚えのない端末があれば、ログアウトしたうえでパスワードを変更してください。"
    >
      <div className={styles.stack}>
        <ul className={styles.records} aria-label={title} aria-busy={isPending}>
          {sessions.map((session) => (
            <SessionRow key={session.key} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
        <div className={styles.actions}>
          {others.length > 0 && (
            <Button icon="logout" isPending={isPending} onClick={() => setEnding('others')}>
              他の端末からログアウト
            </Button>
          )}
          <LinkButton href="/mypage/password" variant="quiet">
            パスワードを変更する
          </LinkButton>
        </div>
      </div>
      <EndSessions ending={ending} onEnd={end} onClose={() => setEnding(undefined)} />
    </Page>
  )
}

function SessionRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const { is_current, started_at, last_used_at, ip_address, user_agent } = session
  const device = formatDevice(user_agent)
  return (
    <RecordRow
      title={device}
      badge={is_current ? <Badge tone="accent">この端末</Badge> : undefined}
      actions={
        !is_current && (
          <Button
            size="sm"
            variant="quiet"
            icon="logout"
            aria-label={`${device}（${formatDateTime(last_used_at)}）をログアウトする`}
            onClick={onEnd}
          >
            ログアウトする
          </Button>
        )
      }
    >
      <p>{`最後のご利用 ${formatDateTime(last_used_at)}（ログイン ${formatDateTime(started_at)}）`}</p>
      <p>{formatPlace(ip_address)}</p>
    </RecordRow>
  )
}
