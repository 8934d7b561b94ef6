import type { MemberSession } from '@storefront/contracts'
import { Button, Dialog } from '@storefront/ui'
import { formatDevice } from '../login-device.rules'
import styles from './session.module.css'

export type Ending = MemberSession | 'others'

type EndSessionsProps = { ending: Ending | undefined; onEnd: () => void; onClose: () => void }

export function EndSessions({ ending, onEnd, onClose }: EndSessionsProps) {
  return (
    <Dialog
      isOpen={ending !== undefined}
      title="端末のログアウト"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onEnd}>
            ログアウトする
          </Button>
          <Button variant="quiet" onClick={onClose}>
            やめる
          </Button>
        </div>
      }
    >
      {ending === 'others' && 'この端末のほかは、すべてログアウトします。'}
      {ending && ending !== 'others' && `${formatDevice(ending.user_agent)}をログアウトします。`}
    </Dialog>
  )
}
