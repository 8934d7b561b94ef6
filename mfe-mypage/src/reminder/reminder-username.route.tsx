import { useLoaderData } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { siteMessage } from '../site-message'
import { requestUsername } from './reminder.api'
import { ReminderRequest } from './reminder-request'

const title = 'ログインIDの確認'

export async function loader() {
  return { message: siteMessage('reminder-username'), sentMessage: siteMessage('reminder-username-confirm') }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const messages = useLoaderData<typeof loader>()
  return (
    <ReminderRequest
      title={title}
      {...messages}
      sentTitle="ログインIDのご案内をお送りしました"
      submit="確認のメールを送る"
      onRequest={requestUsername}
    />
  )
}
