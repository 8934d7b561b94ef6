import { memberHead } from '../member-screen.rules'
import { requestReset } from './reminder.api'
import { ReminderRequest } from './reminder-request'

const title = 'パスワードの再設定'

export const handle = { head: () => memberHead(title) }

export function Component() {
  return (
    <ReminderRequest
      title={title}
      slot="reminder"
      sentTitle="再設定のご案内をお送りしました"
      submit="再設定のメールを送る"
      onRequest={requestReset}
    />
  )
}
