import {
  detachFromUserList,
  getMyCredit,
  getMyPoints,
  getMyUser,
  getOrder,
  getUserList,
  listMyCoupons,
  listOrders,
  listPointHistories,
  listProductHistories,
  listProducts,
  listSystemMessages,
  listUserLists,
  listUserMemorials,
  type OrderSummary,
  type ProductFacets,
} from '@storefront/contracts'
import { setShopClock } from '@storefront/locale-ja'
import { answerCalls } from '@storefront/event-bus'
import { connectShell, shell } from '@storefront/navigation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { recordEvents, fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'
import { aCoupon, anOrder, anOrderSummary, aProductSummary, aUser } from '../testing/mypage-builders'
import { aUserMemorial } from '../testing/profile-builders'

const api = fakeMemberApi()
const noFacets: ProductFacets = {
  ...{ category: [], brand: [], maker: [], tag: [], in_stock: 0 },
  price: { min: null, max: null, ranges: [] },
}
const favourites = (...data: ReturnType<typeof aProductSummary>[]) => ({
  key: 'favorites',
  name: 'お気に入り',
  count: data.length,
  data,
})

beforeEach(() => setShopClock({ SHOP_NOW: '2026-11-12T10:00:00+09:00' }))
afterEach(() => setShopClock({}))

/** Answers with a member whose overview has only a name and points. */
function keepsMember() {
  api.answer(getMyUser, aUser())
  api.answer(getMyPoints, { point: 1200 })
  keepsOrders()
  api.answer(listProductHistories, { data: [] }, paged(0))
  api.answer(listProducts, { data: [], facets: noFacets }, paged(0))
  api.answer(getUserList, favourites(), paged(0))
  api.answer(listMyCoupons, { data: [] }, paged(0))
  api.answer(listSystemMessages, { data: [], unread_count: 0 }, paged(0))
  api.answer(listUserMemorials, { data: [] })
}

/** Answers like a server with these orders, which supports status filters and paging. */
function keepsOrders(...orders: OrderSummary[]) {
  api.answerBy(listOrders, ({ url }) => {
    const [status, per] = ['status', 'per'].map((name) => url.searchParams.get(name))
    const asked = orders.filter((order) => !status || order.status === status)
    const data = asked.slice(0, Number(per))
    return [{ data, user_order_total_payment: 0 }, 200, paged(asked.length, 1, Number(per)).headers]
  })
}
const region = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).parentElement!.parentElement!)

test('shows the member’s name, points and latest order', async () => {
  keepsMember()
  const order = anOrderSummary({ status: 'delivered', status_name: 'お届け済み' })
  keepsOrders(order, ...Array.from({ length: 11 }, (_, index) => ({ ...order, id: index + 20 })))
  api.answer(getUserList, favourites(aProductSummary()), paged(1))
  openScreen('/mypage')

  await shows(() => screen.getByText('山田 花子 さま'))
  expect(screen.getByText('1,200')).toBeVisible()
  expect(screen.getByRole('heading', { name: '最近のご注文' })).toBeVisible()
  expect(screen.getByText('T20261121-0007')).toHaveAttribute('href', '/mypage/order_history/7')
  expect(screen.getByText('すべてのご注文（12件）')).toBeVisible()
  expect(screen.getByLabelText('マイページ', { selector: 'nav' })).toHaveTextContent('ログアウト')
})

test('shows a business its available credit and due invoices', async () => {
  keepsMember()
  const bills = [{ closes_on: '2026-11-30', due_on: '2026-12-31', amount: 88_000 }]
  const status = { limit: 300_000, used: 88_000, available: 212_000, terms: '月末締め・翌月末払い' }
  api.answer(getMyCredit, { data: { ...status, bills } })
  openScreen('/mypage', { settings: { isBoughtOnAccount: true } })

  const credit = await region('請求書払いのご利用枠')
  expect(credit.getByText('212,000円')).toBeVisible()
  expect(credit.getByText('88,000円（税込、2026.12.31までにお支払い）')).toBeVisible()
})

test('does not request credit if the shop has no invoice payment', async () => {
  keepsMember()
  openScreen('/mypage')

  await shows(() => screen.getByText('山田 花子 さま'))
  expect(screen.queryByRole('heading', { name: '請求書払いのご利用枠' })).toBeNull()
})

test('buys the last order again and lists rejected products', async () => {
  keepsMember()
  keepsOrders(anOrderSummary({ id: 7, status: 'delivered', status_name: 'お届け済み' }))
  const order = anOrder()
  const [shipping] = order.shippings
  const [line] = shipping!.products
  const gone = { ...line!, product_id: 9, product_info: { ...line!.product_info, name: '秋の栗きんとん' } }
  api.answer(getOrder, { ...order, shippings: [{ ...shipping!, products: [line!, gone] }] })
  const asked: unknown[] = []
  const stop = answerCalls('cart.add-product', async (choice) => {
    asked.push([choice.product_id, choice.quantity])
    return choice.product_id === 9
      ? { kind: 'refused', reason: 'sold-out', message: '在庫切れです。' }
      : { kind: 'added' }
  })
  openScreen('/mypage')

  const again = await screen.findByRole('button', { name: '前回と同じ商品をカートに入れる' })
  expect(again).toHaveAccessibleDescription(/^前回：[\d.]+のご注文（.+）$/)
  await userEvent.click(again)

  await shows(() => screen.getByText('今治タオル 四枚セットをカートに入れました。'))
  expect(screen.getByText('秋の栗きんとん：在庫切れです。')).toBeVisible()
  expect(asked).toEqual([
    [line!.product_id, line!.quantity],
    [9, line!.quantity],
  ])

  api.stall(getOrder)
  await userEvent.click(again)
  expect(screen.queryByText('今治タオル 四枚セットをカートに入れました。')).not.toBeInTheDocument()
  stop()
})

test('lists only open orders, each with its next step', async () => {
  keepsMember()
  const data = [
    anOrderSummary({ id: 3, order_no: 'T3', status: 'waiting_deposit', status_name: 'ご入金待ち' }),
    anOrderSummary({ id: 2, order_no: 'T2', status: 'shipped', status_name: '発送済み' }),
    anOrderSummary({ id: 1, order_no: 'T1', status: 'delivered', status_name: 'お届け済み' }),
  ]
  keepsOrders(...data)
  openScreen('/mypage')

  const orders = await region('進行中のご注文')
  expect(orders.getByText('ご入金を確認しだい、発送の準備に入ります。')).toBeVisible()
  expect(orders.getByText('お届けの途中です。')).toBeVisible()
  expect(orders.getAllByText(/^T\d$/).map(({ textContent }) => textContent)).toEqual(['T3', 'T2'])
})

test('shows unread messages, usable coupons and upcoming memorials', async () => {
  keepsMember()
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
    aUserMemorial({ id: 1, target_user_name: '鈴木 和子', month: 12, date: 12 }),
    aUserMemorial({ id: 2, target_user_name: '佐藤 次郎', month: 12, date: 13 }),
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

async function openWithWidgets() {
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
  return shown
}

test('shows an open order that is older than many delivered orders', async () => {
  keepsMember()
  const delivered = Array.from({ length: 20 }, (_, index) =>
    anOrderSummary({ id: 40 - index, order_no: `D${index}`, status: 'delivered', status_name: 'お届け済み' }),
  )
  keepsOrders(...delivered, anOrderSummary({ id: 9, order_no: 'T9', status: 'waiting_deposit' }))
  openScreen('/mypage')

  const orders = await region('進行中のご注文')
  expect(orders.getByText('T9')).toHaveAttribute('href', '/mypage/order_history/9')
  expect(orders.queryByText('D0')).toBeNull()
})

test('shows an unread message that is older than many read messages', async () => {
  keepsMember()
  const kept = Array.from({ length: 24 }, (_, index) => ({
    ...{ id: 24 - index, title: `お知らせ${24 - index}`, published_at: '2026-11-10T12:00:00+09:00' },
    is_read: index !== 22,
  }))
  api.answerBy(listSystemMessages, ({ url }) => {
    const [page, per] = ['page', 'per'].map((name) => Number(url.searchParams.get(name))) as [number, number]
    const data = kept.slice((page - 1) * per, page * per)
    return [{ data, unread_count: 1 }, 200, paged(kept.length, page, per).headers]
  })
  openScreen('/mypage')

  const messages = await region('未読のメッセージ')
  expect(messages.getByText('1件')).toBeVisible()
  expect(messages.getByRole('link', { name: 'お知らせ2' })).toHaveAttribute(
    'href',
    '/mypage/message-center/2',
  )
})

test.each([
  ['a favourite', 'liked'],
  ['the last viewed product', 'seen'],
  ['popularity', 'popular'],
])('recommends products based on %s to a member without orders', async (_, expected) => {
  keepsMember()
  if (expected === 'liked') api.answer(getUserList, favourites(aProductSummary({ key: 'liked' })), paged(1))
  const viewed = { id: 1, product_id: 1, viewed_at: '2026-11-20T09:00:00+09:00' }
  if (expected !== 'popular')
    api.answer(listProductHistories, { data: [{ ...viewed, product: aProductSummary({ key: 'seen' }) }] })
  api.answer(listProducts, { data: [aProductSummary({ key: 'popular' })], facets: noFacets }, paged(1))
  const shown = await openWithWidgets()

  await waitFor(() =>
    expect(shown['catalog/recommended-products']).toEqual({ productKey: expected, exceptIds: [] }),
  )
})

test('recommends products based on the last order, excluding purchased ones', async () => {
  keepsMember()
  keepsOrders(anOrderSummary())
  const shown = await openWithWidgets()

  const [product] = anOrderSummary().products
  await waitFor(() =>
    expect(shown['catalog/recommended-products']).toEqual({
      productKey: product?.key,
      exceptIds: [product?.product_id],
    }),
  )
})

test('shows a member without orders a link to the products', async () => {
  keepsMember()
  openScreen('/mypage')

  await shows(() => screen.getByText('ご注文はまだありません。'))
  expect(screen.getByRole('link', { name: '商品を見る' })).toHaveAttribute('href', '/product')
  expect(screen.queryByRole('heading', { name: /メッセージ|記念日|クーポン/ })).toBeNull()
})

test('lists points earned and spent in the point history', async () => {
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

  await shows(() => screen.getByText('-300ポイント'))
  expect(screen.getByText('2026.11.20')).toBeVisible()
})

test('updates the list and publishes the removal of a favourite (§4)', async () => {
  const told = recordEvents('product.favourite-changed')
  api.answer(getUserList, favourites(aProductSummary()), paged(1))
  api.answer(listUserLists, { data: [{ key: 'favorites', name: 'お気に入り', count: 1 }] })
  api.answer(detachFromUserList, { key: 'favorites', name: 'お気に入り', count: 0 })
  openScreen('/mypage/list/favorites')
  const heart = await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' })
  api.answer(getUserList, favourites(), paged(0))

  await userEvent.click(heart)

  await shows(() => screen.getByText('お気に入りはまだありません'))
  await waitFor(() => expect(told).toEqual([{ product_id: 1, is_favorite: false }]))
  expect(api.callsOf(detachFromUserList)[0]?.body).toEqual({ table: 'products', ids: [1] })
})
