import type { LoginHistory } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDateTime } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { Badge, Button, EmptyState } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberHead } from '../member-screen.rules'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { formatDevice, formatPlace } from '../login-device.rules'
import { endOtherLogins, fetchLogins } from './login-history.api'

const title = 'ログイン履歴'
const path = '/mypage/login_history'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchLogins)
}

export const handle = { head: () => memberHead(title) }

/** Signs out other devices and opens the password change, because someone else may know the password. */
async function lockOut() {
  await endOtherLogins()
  publish('toast.raised', { type: 'positive', message: 'ほかの端末をログアウトしました' })
  navigateTo('/mypage/password')
}

export function Component() {
  const { logins, pagination } = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation(() => ({
    title: '覚えのないログイン',
    text: 'この端末のほかは、すべてログアウトします。続けて、パスワードの変更へお進みください。',
    confirm: 'ほかの端末をログアウトする',
    command: lockOut,
  }))

  return (
    <>
      <RecordScreen
        title={title}
        path={path}
        message="mypage-login-history-index"
        pagination={pagination}
        isBusy={isPending}
        empty={
          <EmptyState icon="device" title="ログインの記録はまだありません">
            次回のログインから、日時と端末がここに残ります。
          </EmptyState>
        }
      >
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} onStrange={() => ask(login)} />
        ))}
      </RecordScreen>
      {question}
    </>
  )
}

function LoginRow({ login, onStrange }: { login: LoginHistory; onStrange: () => void }) {
  const { login_at, is_success, ip_address, user_agent } = login
  const when = formatDateTime(login_at)
  return (
    <RecordRow
      title={<time dateTime={login_at}>{when}</time>}
      badge={is_success ? undefined : <Badge tone="danger">ログイン失敗</Badge>}
      actions={
        <Button
          size="sm"
          variant="quiet"
          icon="alert"
          aria-label={`${when}のログイン${is_success ? '' : '失敗'}に覚えがない`}
          onClick={onStrange}
        >
          覚えがない
        </Button>
      }
    >
      <p>{formatDevice(user_agent)}</p>
      <p>{formatPlace(ip_address)}</p>
    </RecordRow>
  )
}
