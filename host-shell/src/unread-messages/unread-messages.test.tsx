import { listSystemMessages } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { emptySite } from '@storefront/site'
import { fakeApi, polyfillDialog } from '@storefront/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { Header } from '../frame/header'
import { watchUnreadMessages } from './unread-messages.state'

const api = fakeApi()
let unread = 3
let stop: () => void

beforeAll(polyfillDialog)
beforeEach(() => {
  unread = 3
  configureHttp({ baseUrl: 'http://localhost' })
  api.answerBy(listSystemMessages, () => [{ data: [], unread_count: unread }, 200])
})
afterEach(() => stop())

function openHeader(isLogin: boolean) {
  changeSession({ isChecked: true, isLogin, userId: isLogin ? 1 : null })
  stop = watchUnreadMessages()
  render(<Header site={emptySite('tsunagu')} />)
}

test('shows a member’s unread messages in header and menu', async () => {
  openHeader(true)
  await shows(() => screen.getByRole('link', { name: /マイページ\s*3\s*件の未読メッセージ/ }))
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))
  expect(screen.getByRole('link', { name: 'メッセージ（未読3件）' })).toHaveAttribute(
    'href',
    '/mypage/message-center',
  )

  unread = 2
  publish('system-message.read', { id: 1 })

  await shows(() => screen.getByRole('link', { name: 'メッセージ（未読2件）' }))
})

test('clears the count when the shopper signs out', async () => {
  openHeader(true)
  await screen.findByText('件の未読メッセージ')

  publish('session.ended', { reason: 'signed-out' })

  await waitFor(() => expect(screen.queryByText('件の未読メッセージ')).not.toBeInTheDocument())
})

test('does not count unread messages for a guest', async () => {
  openHeader(false)

  expect(screen.getAllByRole('link', { name: 'ログイン' })[0]).toBeVisible()
  expect(api.callsOf(listSystemMessages)).toHaveLength(0)
})
