import { memberHead } from '../member-screen.rules'
import { requestUsername } from './reminder.api'
import { ReminderRequest } from './reminder-request'

const title = 'ログインIDの確認'

export const handle = { head: () => memberHead(title) }

export function Component() {
  return (
    <ReminderRequest
      title={title}
      slot="reminder-username"
      sentSlot="reminder-username-confirm"
      sentTitle="ログインIDのご案内をお送りしました"
      submit="確認のメールを送る"
      onRequest={requestUsername}
    />
  )
}
