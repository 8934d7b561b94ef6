import { deleteMyUser, getMyPoints, listMyCoupons, listOrders } from '@storefront/contracts'
import { changeSession, session } from '@storefront/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCoupon } from '../testing/mypage-builders'
import { recordEvents, fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'

const api = fakeMemberApi()
const words = (code: string, body: string) => ({
  code,
  title: code,
  body: `<p>${body}</p>`,
  updated_at: '2026-01-01T00:00:00+09:00',
})
const messages = [
  words('mypage-leave-index-1', '元に戻すことはできません。'),
  words('mypage-leave-index-2', '発送前のご注文はお届けします。'),
]

beforeEach(() => {
  api.answer(getMyPoints, { point: 1200 })
  api.answer(listMyCoupons, { data: [] }, paged(0))
  api.answer(listOrders, { data: [], user_order_total_payment: 0 }, paged(0))
  document.cookie = 'access_token=abc; path=/'
})

const leave = () => userEvent.click(screen.getByRole('button', { name: '退会する' }))
const typePassword = async () =>
  userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Gift-2026')
const tick = () => userEvent.click(screen.getByLabelText('消えるものを確認しました'))

test("shows the shop's warning (§3) and the points that will be lost", async () => {
  openScreen('/mypage/leave', { messages })

  await shows(() => screen.getByText('1,200ポイント'))
  expect(screen.getByText('元に戻すことはできません。')).toBeVisible()
  expect(screen.getByText('発送前のご注文はお届けします。')).toBeVisible()
})

test('counts usable coupons and open orders', async () => {
  api.answer(
    listMyCoupons,
    { data: [aCoupon({ id: 1 }), aCoupon({ id: 2 }), aCoupon({ id: 3, is_used: true, is_usable: false })] },
    paged(3),
  )
  api.answerBy(listOrders, ({ url }) => [
    { data: [], user_order_total_payment: 0 },
    200,
    paged(['accepted', 'shipped'].includes(url.searchParams.get('status') ?? '') ? 2 : 0).headers,
  ])
  openScreen('/mypage/leave')

  await shows(() => screen.getByText('ご利用いただけるクーポン2枚'))
  expect(screen.getByText('お届けの済んでいないご注文が4件あります')).toBeVisible()
  expect(screen.getByRole('link', { name: '領収書の画面' })).toHaveAttribute('href', '/orders/receipt')
})

test('counts coupons on every page, excluding used ones', async () => {
  api.answerBy(listMyCoupons, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const first = Array.from({ length: 100 }, (_, index) => aCoupon({ id: index + 1, is_used: index > 0 }))
    return [{ data: page === 1 ? first : [aCoupon({ id: 101 })] }, 200, paged(101, page, 100).headers]
  })
  openScreen('/mypage/leave')

  await shows(() => screen.getByText('ご利用いただけるクーポン2枚'))
})

test('requires the password and a ticked box', async () => {
  openScreen('/mypage/leave')
  await screen.findByLabelText(/^現在のパスワード/)

  await leave()

  await shows(() => screen.getByText('現在のパスワードを入力してください'))
  expect(screen.getByText('消えるものをご確認のうえ、チェックを入れてください')).toBeVisible()
  expect(api.callsOf(deleteMyUser)).toHaveLength(0)
})

test('reports a wrong password next to its field', async () => {
  const wrong = '現在のパスワードが正しくありません'
  api.answer(
    deleteMyUser,
    { message: wrong, code: 'auth.password_wrong', errors: { current_password: [wrong] } },
    { status: 422 },
  )
  openScreen('/mypage/leave')
  await typePassword()
  await tick()

  await leave()

  await shows(() => screen.getByText(wrong))
  expect(session().isLogin).toBe(true)
})

test('does not let a member with an unpaid invoice leave', async () => {
  const message =
    '請求書払いのご請求のうち11,000円のお支払いを確認できていないため、退会のお手続きができません。'
  api.answer(deleteMyUser, { message, code: 'credit.owed', errors: {} }, { status: 422 })
  openScreen('/mypage/leave')
  await typePassword()
  await tick()

  await leave()

  await shows(() => screen.getByText(message))
  expect(session().isLogin).toBe(true)
})

test('removes the stored token when the user is deleted (§4)', async () => {
  const ended = recordEvents('session.ended')
  api.answer(deleteMyUser, {})
  const { visited } = openScreen('/mypage/leave')
  await typePassword()
  changeSession({ accessToken: 'abc' })
  await tick()

  await leave()

  await shows(() => screen.getByText('これまでのご利用、ありがとうございました'))
  expect(api.callsOf(deleteMyUser)[0]?.body).toEqual({ current_password: 'Gift-2026' })
  expect(document.cookie).not.toContain('access_token=abc')
  await waitFor(() => expect(session()).toMatchObject({ isLogin: false, accessToken: null }))
  expect([ended, visited]).toEqual([[{ reason: 'account-closed' }], []])
})
