import type { MemberSession } from '@storefront/contracts'
import { formatDateTime } from '@storefront/locale-ja'
import { Badge, Button, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { formatDevice, formatPlace } from '../login-device.rules'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { RecordRow } from '../records/record-list'
import { endOtherSessions, endSessionByKey, fetchSessions } from './session.api'
import styles from './session.module.css'

const title = 'ログイン中の端末'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchSessions(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const sessions = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation((ending: MemberSession | 'others') => ({
    title: '端末のログアウト',
    confirm: 'ログアウトする',
    ...(ending === 'others' ? endingOthers : endingOne(ending)),
  }))
  const others = sessions.filter(({ is_current }) => !is_current)

  return (
    <Page
      title={title}
      crumbs={memberCrumbs({ label: title })}
      lead="この会員でログインしている端末です。覚えのない端末があれば、ログアウトしたうえでパスワードを変更してください。"
    >
      <div className={styles.stack}>
        <ul className={styles.records} aria-label={title} aria-busy={isPending}>
          {sessions.map((session) => (
            <SessionRow key={session.key} session={session} onEnd={() => ask(session)} />
          ))}
        </ul>
        <div className={styles.actions}>
          {others.length > 0 && (
            <Button icon="logout" isPending={isPending} onClick={() => ask('others')}>
              他の端末からログアウト
            </Button>
          )}
          <LinkButton href="/mypage/password" variant="quiet">
            パスワードを変更する
          </LinkButton>
        </div>
      </div>
      {question}
    </Page>
  )
}

const endingOthers = {
  text: 'この端末のほかは、すべてログアウトします。',
  command: endOtherSessions,
  done: 'ほかの端末をログアウトしました',
}

const endingOne = ({ key, user_agent }: MemberSession) => ({
  text: `${formatDevice(user_agent)}をログアウトします。`,
  command: () => endSessionByKey(key),
  done: `${formatDevice(user_agent)}をログアウトしました`,
})

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
