import {
  detachFromUserList,
  getMyPoints,
  getMyUser,
  getUserList,
  listMyCoupons,
  listOrders,
  listPointHistories,
  listSystemMessages,
  listUserLists,
  listUserMemorials,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { connectShell, shell } from '@storefront/navigation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordEvents, fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'
import { aCoupon, anOrderSummary, aProductSummary, aUser } from '../testing/mypage-builders'
import { aUserMemorial } from '../testing/profile-builders'

const api = fakeMemberApi()
const favourites = (...data: ReturnType<typeof aProductSummary>[]) => ({
  key: 'favorites',
  name: 'お気に入り',
  count: data.length,
  data,
})

/** A member of whom the overview has nothing to tell but the name and the points. */
function keepsMember() {
  api.answer(getMyUser, aUser())
  api.answer(getMyPoints, { point: 1200 })
  api.answer(listOrders, { data: [], user_order_total_payment: 0 }, paged(0))
  api.answer(getUserList, favourites(), paged(0))
  api.answer(listMyCoupons, { data: [] }, paged(0))
  api.answer(listSystemMessages, { data: [], unread_count: 0 }, paged(0))
  api.answer(listUserMemorials, { data: [] })
}
const region = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).parentElement!.parentElement!)

test('the overview shows name, points, latest order and favourites', async () => {
  keepsMember()
  const order = anOrderSummary({ status: 'delivered', status_name: 'お届け済み' })
  api.answer(listOrders, { data: [order], user_order_total_payment: 3850 }, paged(12))
  api.answer(getUserList, favourites(aProductSummary()), paged(1))
  openScreen('/mypage')

  expect(await screen.findByText('山田 花子 さま')).toBeVisible()
  expect(screen.getByText('1,200')).toBeVisible()
  expect(screen.getByRole('heading', { name: '最近のご注文' })).toBeVisible()
  expect(screen.getByText('T20261121-0007')).toHaveAttribute('href', '/mypage/order_history/7')
  expect(screen.getByText('すべてのご注文（12件）')).toBeVisible()
  expect(screen.getByLabelText('マイページ', { selector: 'nav' })).toHaveTextContent('ログアウト')
})

test('orders under way stand with their next step, finished ones do not', async () => {
  keepsMember()
  const data = [
    anOrderSummary({ id: 3, order_no: 'T3', status: 'waiting_deposit', status_name: 'ご入金待ち' }),
    anOrderSummary({ id: 2, order_no: 'T2', status: 'shipped', status_name: '発送済み' }),
    anOrderSummary({ id: 1, order_no: 'T1', status: 'delivered', status_name: 'お届け済み' }),
  ]
  api.answer(listOrders, { data, user_order_total_payment: 0 }, paged(3))
  openScreen('/mypage')

  const orders = await region('進行中のご注文')
  expect(orders.getByText('ご入金を確認しだい、発送の準備に入ります。')).toBeVisible()
  expect(orders.getByText('お届けの途中です。')).toBeVisible()
  expect(orders.getAllByText(/^T\d$/).map(({ textContent }) => textContent)).toEqual(['T3', 'T2'])
})

test('unread messages, usable coupons and memorials of the next 30 days stand on the overview', async () => {
  keepsMember()
  const soon = (days: number) => {
    const [, month, date] = toTokyoDay(Date.now() + days * 86_400_000)
      .split('-')
      .map(Number)
    return { month, date }
  }
  const message = { published_at: '2026-11-10T12:00:00+09:00' }
  const messages = [
    { ...message, id: 2, title: '年末年始のお届け', is_read: false },
    { ...message, id: 1, title: '読んだお知らせ', is_read: true },
  ]
  api.answer(listSystemMessages, { data: messages, unread_count: 4 }, paged(5))
  const coupons = [
    aCoupon({ id: 1, name: 'はじめてのお買い物に' }),
    aCoupon({ id: 2, name: '使いおわった券', is_used: true, is_usable: false }),
  ]
  api.answer(listMyCoupons, { data: coupons }, paged(2))
  const memorials = [
    aUserMemorial({ id: 1, target_user_name: '鈴木 和子', ...soon(30) }),
    aUserMemorial({ id: 2, target_user_name: '佐藤 次郎', ...soon(31) }),
  ]
  api.answer(listUserMemorials, { data: memorials })
  openScreen('/mypage')

  expect((await region('未読のメッセージ')).getByText('4件')).toBeVisible()
  expect(screen.getByRole('link', { name: '年末年始のお届け' })).toHaveAttribute(
    'href',
    '/mypage/message-center/2',
  )
  expect(screen.queryByText('読んだお知らせ')).toBeNull()
  expect((await region('ご利用いただけるクーポン')).getByText('1枚')).toBeVisible()
  expect(screen.queryByText('使いおわった券')).toBeNull()
  expect((await region('もうすぐの記念日')).getByText('あと30日')).toBeVisible()
  expect(screen.queryByText(/佐藤 次郎/)).toBeNull()
})

test('goods that go with the last order are recommended, but not those bought', async () => {
  keepsMember()
  api.answer(listOrders, { data: [anOrderSummary()], user_order_total_payment: 0 }, paged(1))
  const shown: Record<string, unknown> = {}
  openScreen('/mypage')
  connectShell({
    ...shell(),
    mountWidget: (id, _place, data) => {
      shown[id] = data
      return { update: () => undefined, unmount: () => undefined }
    },
  })

  await screen.findByText('山田 花子 さま')
  const [product] = anOrderSummary().products
  await waitFor(() =>
    expect(shown['catalog/recommended-products']).toEqual({
      productKey: product?.key,
      exceptIds: [product?.product_id],
    }),
  )
})

test('who has ordered nothing is shown the way to the products', async () => {
  keepsMember()
  openScreen('/mypage')

  expect(await screen.findByText('ご注文はまだありません。')).toBeVisible()
  expect(screen.getByRole('link', { name: '商品を見る' })).toHaveAttribute('href', '/product')
  expect(screen.queryByRole('heading', { name: /メッセージ|記念日|クーポン/ })).toBeNull()
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
