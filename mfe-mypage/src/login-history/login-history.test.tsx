import { listLoginHistories, logout, type LoginHistory } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeRecords } from '../testing/fake-records'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const calls = { list: listLoginHistories }
const aLogin = (id: number, own: Partial<LoginHistory> = {}): LoginHistory => ({
  id,
  login_at: `2026-11-20T21:0${id}:00+09:00`,
  is_success: true,
  ip_address: '203.0.113.24',
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1',
  ...own,
})

test('shows the time, device, masked address and failure of each login', async () => {
  fakeRecords(api, calls, [aLogin(1), aLogin(2, { is_success: false, ip_address: '10.0.0.4' })])
  openScreen('/mypage/login_history')

  const [good, failed] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => item.textContent?.includes('2026.11.20')))
  expect(good).toHaveTextContent('2026.11.20 21:01iPhone（Safari）IPアドレス 203.0.*.*')
  expect(within(good as HTMLElement).queryByText('ログイン失敗')).not.toBeInTheDocument()
  expect(within(failed as HTMLElement).getByText('ログイン失敗')).toBeVisible()
  expect(failed).toHaveTextContent('社内ネットワーク')
})

test('signs out other devices when the member reports an unfamiliar login', async () => {
  const toasts = recordToasts()
  fakeRecords(api, calls, [aLogin(1)])
  api.answer(logout, {})
  const { visited } = openScreen('/mypage/login_history')

  await userEvent.click(await screen.findByRole('button', { name: '2026.11.20 21:01のログインに覚えがない' }))
  expect(api.callsOf(logout)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'ほかの端末をログアウトする' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/password']))
  expect(api.callsOf(logout).map(({ body }) => body)).toEqual([{ is_elsewhere: true }])
  expect(toasts).toEqual(['ほかの端末をログアウトしました'])
})

test('does not navigate if signing out other devices fails', async () => {
  const toasts = recordToasts()
  fakeRecords(api, calls, [aLogin(1)])
  api.answer(
    logout,
    { message: 'ただいま混み合っています', code: 'server.busy', errors: {} },
    { status: 500 },
  )
  const { visited } = openScreen('/mypage/login_history')

  await userEvent.click(await screen.findByRole('button', { name: /に覚えがない$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'ほかの端末をログアウトする' }))

  await waitFor(() => expect(toasts).toEqual(['ただいま混み合っています']))
  expect(visited).toEqual([])
})
