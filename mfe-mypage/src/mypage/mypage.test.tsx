import {
  detachFromUserList,
  getMyPoints,
  getMyUser,
  getUserList,
  listOrders,
  listPointHistories,
  listUserLists,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordEvents, fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'
import { anOrderSummary, aProductSummary, aUser } from '../testing/mypage-builders'

const api = fakeMemberApi()
const favourites = (...data: ReturnType<typeof aProductSummary>[]) => ({
  key: 'favorites',
  name: 'お気に入り',
  count: data.length,
  data,
})

test('the overview shows name, points, latest order and favourites', async () => {
  api.answer(getMyUser, aUser())
  api.answer(getMyPoints, { point: 1200 })
  api.answer(listOrders, { data: [anOrderSummary()], user_order_total_payment: 3850 }, paged(12))
  api.answer(getUserList, favourites(aProductSummary()), paged(1))
  openScreen('/mypage')

  expect(await screen.findByText('山田 花子 さま')).toBeVisible()
  expect(screen.getByText('1,200')).toBeVisible()
  expect(screen.getByText('T20261121-0007')).toHaveAttribute('href', '/mypage/order_history/7')
  expect(screen.getByText('すべてのご注文（12件）')).toBeVisible()
  expect(screen.getByLabelText('マイページ', { selector: 'nav' })).toHaveTextContent('ログアウト')
})

test('points list what came and went', async () => {
  api.answer(getMyPoints, { point: 100 })
  const used = {
    id: 1,
    kind: 'used',
    point: -300,
    note: 'ご注文でのご利用',
    order_no: 'T1',
    created_at: '2026-11-20T09:00:00+09:00',
  }
  api.answer(listPointHistories, { data: [used] }, paged(1))
  openScreen('/mypage/point')

  expect(await screen.findByText('-300ポイント')).toBeVisible()
  expect(screen.getByText('2026.11.20')).toBeVisible()
})

test('a favourite that is taken off leaves the list, and every list is told (§4)', async () => {
  const told = recordEvents('product.favourite-changed')
  api.answer(getUserList, favourites(aProductSummary()), paged(1))
  api.answer(listUserLists, { data: [{ key: 'favorites', name: 'お気に入り', count: 1 }] })
  api.answer(detachFromUserList, { key: 'favorites', name: 'お気に入り', count: 0 })
  openScreen('/mypage/list/favorites')
  const heart = await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' })
  api.answer(getUserList, favourites(), paged(0))

  await userEvent.click(heart)

  expect(await screen.findByText('お気に入りはまだありません')).toBeVisible()
  await waitFor(() => expect(told).toEqual([{ product_id: 1, is_favorite: false }]))
  expect(api.callsOf(detachFromUserList)[0]?.body).toEqual({ table: 'products', ids: [1] })
})
