import {
  cancelOrder,
  getFormLayout,
  getOrder,
  listOrders,
  logout,
  type OrderSummary,
} from '@storefront/contracts'
import { withRootRoutes } from '@storefront/remote'
import { endSession, session } from '@storefront/session'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { routes } from '../../routes'
import { anOrder, anOrderSummary } from '../../testing/mypage-builders'
import { fakeMemberApi, openScreen, paged } from '../../testing/mypage-screen'

const api = fakeMemberApi()
const list = '/mypage/order_history'
const opened: { dispose(): void }[] = []

beforeEach(() => {
  api.answer(listOrders, { data: [anOrderSummary()], user_order_total_payment: 3850 }, paged(12))
  api.answer(getOrder, anOrder({ is_cancellable: false }))
})
// A router of an earlier test would react to Back in the next test.
afterEach(() => opened.splice(0).forEach((router) => router.dispose()))

const listsFetched = () => api.callsOf(listOrders).length
const askedPeriod = (call: number) => {
  const { searchParams } = api.callsOf(listOrders)[call]!.url
  return [searchParams.get('ordered_from'), searchParams.get('ordered_to')]
}

/** Opens the order list with the real routes and the browser's own history. */
async function openInBrowser(url: string) {
  openScreen('/mypage/order_history/7')
  await screen.findByText('ご注文の詳細')
  cleanup()
  window.history.replaceState(null, '', url)
  const router = createBrowserRouter(withRootRoutes('mypage', routes))
  opened.push(router)
  render(<RouterProvider router={router} />)
  await screen.findByText(/12件のご注文/)
  return router
}

test('does not fetch the order list when returning with Back (§4)', async () => {
  const router = await openInBrowser(list)
  await act(() => router.navigate('/mypage/order_history/7'))
  await screen.findByText('ご注文の詳細')
  expect(listsFetched()).toBe(1)

  window.history.back()

  await shows(() => screen.getByText(/12件のご注文/))
  expect(listsFetched()).toBe(1)
})

test('fetches the list again when it is revisited or paged', async () => {
  const router = await openInBrowser(list)
  await act(() => router.navigate('/mypage/order_history/7'))
  await screen.findByText('ご注文の詳細')

  await act(() => router.navigate(list))
  await shows(() => screen.getByText(/12件のご注文/))
  expect(listsFetched()).toBe(2)
  await act(() => router.navigate(`${list}?page=2`))

  await waitFor(() => expect(listsFetched()).toBe(3))
})

test('shows an order as cancelled when returning after the cancellation (§4)', async () => {
  const cancelled = { status: 'cancelled', status_name: 'キャンセル', is_cancellable: false } as const
  let own: Partial<OrderSummary> = {}
  api.answerBy(getOrder, () => [anOrder(own), 200])
  api.answerBy(listOrders, () => [
    { data: [anOrderSummary({ id: 8, order_no: 'T8' }), anOrderSummary(own)], user_order_total_payment: 0 },
    200,
    paged(12).headers,
  ])
  api.answer(getFormLayout, {}, { status: 404 })
  api.answerBy(cancelOrder, () => {
    own = cancelled
    return [anOrder(own), 200]
  })
  const router = await openInBrowser(list)
  await act(() => router.navigate('/mypage/order_history/7'))
  await userEvent.click(await screen.findByText('ご注文をキャンセルする'))
  await userEvent.type(screen.getByLabelText(/キャンセルの理由/), '間違えて注文したため')
  await userEvent.click(screen.getByText('キャンセルを確定する'))
  await waitFor(() => expect(api.callsOf(cancelOrder)).toHaveLength(1))

  window.history.back()

  await shows(() => screen.getByText(/12件のご注文/))
  const entries = () => screen.getAllByText(/^ご注文番号/).map((number) => number.closest('li')?.textContent)
  await waitFor(() =>
    expect(entries()).toEqual([
      expect.stringMatching(/ご注文受付.*T8/),
      expect.stringMatching(/キャンセル.*T20261121-0007/),
    ]),
  )
  expect(listsFetched()).toBe(2)
})

test('clears the stored orders on logout (§4)', async () => {
  api.answer(logout, {})
  const router = await openInBrowser(list)
  await act(() => router.navigate('/mypage/order_history/7'))
  await screen.findByText('ご注文の詳細')
  openScreen('/mypage/logout')
  await userEvent.click(await screen.findByRole('button', { name: 'ログアウトする' }))
  await waitFor(() => expect(session()).toMatchObject({ isLogin: false, accessToken: null, userId: null }))
  openScreen('/mypage/order_history/7')

  window.history.back()

  await waitFor(() => expect(listsFetched()).toBe(2))
})

test('discards the stored list when the session ends', async () => {
  const router = await openInBrowser(list)
  await act(() => router.navigate('/mypage/order_history/7'))
  await screen.findByText('ご注文の詳細')
  act(() => endSession('unauthorised'))
  openScreen('/mypage/order_history/7')

  window.history.back()

  await waitFor(() => expect(listsFetched()).toBe(2))
})

test('writes a period typed in full-width digits to the URL', async () => {
  const { urlNow } = openScreen(list, { followsMoves: true })

  await userEvent.type(await screen.findByLabelText('参照開始日（年）'), '２０２６')
  await userEvent.type(screen.getByLabelText('参照開始日（月）'), '１１')
  await userEvent.type(screen.getByLabelText('参照開始日（日）'), '１')
  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }))

  await waitFor(() => expect(urlNow()).toBe(`${list}?from=2026-11-01`))
  await waitFor(() => expect(listsFetched()).toBe(2))
  expect(askedPeriod(1)).toEqual(['2026-11-01', null])
  await waitFor(() =>
    expect(screen.getByLabelText('2ページ目')).toHaveAttribute('href', `${list}?from=2026-11-01&page=2`),
  )
})

test('rejects an end date before the start date (§5 min_date)', async () => {
  const { visited } = openScreen(`${list}?from=2026-11-10&to=2026-11-20`)
  const end = await screen.findByLabelText('参照終了日（日）')
  expect(askedPeriod(0)).toEqual(['2026-11-10', '2026-11-20'])

  await userEvent.clear(end)
  await userEvent.type(end, '9')
  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }))

  await shows(() => screen.getByText('参照終了日は参照開始日より大きです。'))
  expect(visited).toEqual([])
})

test('lets members clear a filter that matches no order', async () => {
  api.answer(listOrders, { data: [], user_order_total_payment: 3850 }, paged(0))
  openScreen(`${list}?from=2020-01-01&to=2020-01-31`)

  await shows(() => screen.getByText('条件に合うご注文はありません'))
  expect(screen.getByRole('link', { name: '絞り込みをやめる' })).toHaveAttribute('href', list)
  expect(screen.getByRole('link', { name: 'すべてのご注文を見る' })).toHaveAttribute('href', list)
})

test('filters by search term and state on the server', async () => {
  const { urlNow } = openScreen(list, { followsMoves: true })

  await userEvent.type(await screen.findByLabelText('商品名・ご注文番号'), 'タオル')
  await userEvent.selectOptions(screen.getByLabelText('状況'), '発送済み')
  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }))

  await waitFor(() => expect(new URLSearchParams(urlNow().split('?')[1]).get('word')).toBe('タオル'))
  await waitFor(() => expect(listsFetched()).toBe(2))
  const { searchParams } = api.callsOf(listOrders)[1]!.url
  expect([searchParams.get('status'), searchParams.get('keyword')]).toEqual(['shipped', 'タオル'])
})

test('announces the orders that a filter finds', async () => {
  openScreen(list, { followsMoves: true })
  const before = await screen.findByText(/12件のご注文/)
  api.answer(listOrders, { data: [], user_order_total_payment: 3850 }, paged(0))

  await userEvent.type(screen.getByLabelText('商品名・ご注文番号'), 'タオル{Enter}')

  await waitFor(() => expect(before).not.toBeInTheDocument())
  expect(screen.getByText('条件に合うご注文はありません').closest('[role=status]')).toBeVisible()
})

test('ignores an unknown order state in the URL', async () => {
  openScreen(`${list}?state=lost`)
  await screen.findByText(/12件のご注文/)

  expect(api.callsOf(listOrders)[0]!.url.searchParams.get('status')).toBeNull()
})
