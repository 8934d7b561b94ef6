import { endMemberSession, listMemberSessions, logout, type MemberSession } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const aSession = (key: string, own: Partial<MemberSession> = {}): MemberSession => ({
  key,
  is_current: false,
  started_at: '2026-11-20T10:00:00+09:00',
  last_used_at: '2026-11-22T21:05:00+09:00',
  ip_address: '203.0.113.24',
  user_agent: windows,
  ...own,
})
const mine = aSession('a', { is_current: true, user_agent: iPhone })

/** Answers like a server with these sessions. Other sessions than the current one can be ended. */
function isSignedIn(...first: MemberSession[]) {
  let kept = first
  api.answerBy(listMemberSessions, () => [{ data: kept }, 200])
  api.answerBy(endMemberSession, ({ params }) => {
    kept = kept.filter(({ key }) => key !== params.key)
    return [{}, 200]
  })
  api.answerBy(logout, () => {
    kept = kept.filter(({ is_current }) => is_current)
    return [{}, 200]
  })
  openScreen('/mypage/session')
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'ログイン中の端末' })).getAllByRole('listitem')

test("shows each session's device and marks the current one", async () => {
  isSignedIn(mine, aSession('b'))

  const [current, other] = await rows()

  expect(current).toHaveTextContent('iPhone（Safari）この端末')
  expect(within(current!).queryByRole('button')).not.toBeInTheDocument()
  expect(other).toHaveTextContent('Windowsパソコン（Chrome）最後のご利用 2026.11.22 21:05')
  expect(other).toHaveTextContent('IPアドレス 203.0.*.*')
})

test('ends the session of another device after confirmation', async () => {
  const toasts = recordToasts()
  isSignedIn(mine, aSession('b'), aSession('c', { last_used_at: '2026-11-21T18:00:00+09:00' }))

  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Windowsパソコン（Chrome）（2026.11.21 18:00）をログアウトする',
    }),
  )
  expect(api.callsOf(endMemberSession)).toHaveLength(0)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ログアウトする' }))

  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(api.callsOf(endMemberSession)[0]?.params).toEqual({ key: 'c' })
  expect(toasts).toEqual(['Windowsパソコン（Chrome）をログアウトしました'])
})

test('ends all other sessions with 他の端末からログアウト', async () => {
  isSignedIn(mine, aSession('b'), aSession('c'))

  await userEvent.click(await screen.findByRole('button', { name: '他の端末からログアウト' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ログアウトする' }))

  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(api.callsOf(logout)[0]?.body).toEqual({ is_elsewhere: true })
  expect(screen.queryByRole('button', { name: '他の端末からログアウト' })).not.toBeInTheDocument()
})
