import type { LoginHistory } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDateTime } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { Badge, Button, Dialog, EmptyState } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { formatDevice, formatPlace } from '../login-device.rules'
import { endOtherLogins, fetchLogins } from './login-history.api'
import styles from './login-history.module.css'

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
  const { run, isPending } = useCommand()
  const [strange, setStrange] = useState<LoginHistory>()

  function confirm() {
    setStrange(undefined)
    void run(lockOut)
  }

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
          <LoginRow key={login.id} login={login} onStrange={() => setStrange(login)} />
        ))}
      </RecordScreen>
      <Dialog
        isOpen={strange !== undefined}
        title="覚えのないログイン"
        onClose={() => setStrange(undefined)}
        footer={
          <div className={styles.actions}>
            <Button variant="primary" onClick={confirm}>
              ほかの端末をログアウトする
            </Button>
            <Button variant="quiet" onClick={() => setStrange(undefined)}>
              やめる
            </Button>
          </div>
        }
      >
        この端末のほかは、すべてログアウトします。続けて、パスワードの変更へお進みください。
      </Dialog>
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
