import { useLoaderData } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { siteMessage } from '../site-message'
import { requestReset } from './reminder.api'
import { ReminderRequest } from './reminder-request'

const title = 'パスワードの再設定'

export async function loader() {
  return siteMessage('reminder')
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const message = useLoaderData<typeof loader>()
  return (
    <ReminderRequest
      title={title}
      message={message}
      sentTitle="再設定のご案内をお送りしました"
      submit="再設定のメールを送る"
      onRequest={requestReset}
    />
  )
}
