import {
  getFormLayout,
  getMyInquiry,
  getMyPoints,
  getMyUser,
  getOrder,
  getSystemMessage,
  getUserList,
  listBookmarks,
  listLoginHistories,
  listMemberSessions,
  listMyCoupons,
  listMyInquiries,
  listOrders,
  listPayments,
  listPointHistories,
  listProductHistories,
  listSystemMessages,
  listTags,
  listTimeseries,
  listUserAddresses,
  listUserCards,
  listUserLists,
  listUserMemorials,
  listUserPasskeys,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { changeSession } from '@storefront/session'
import { emptySite, setSite } from '@storefront/site'
import { takeOver } from '@storefront/testing/hydration'
import { routes } from './routes'
import {
  aCoupon,
  anOrder,
  anOrderSummary,
  aProductSummary,
  aUser,
  aUserAddress,
} from './testing/mypage-builders'
import { fakeMemberApi, paged } from './testing/mypage-screen'
import {
  aMemorialForm,
  anEmbroideryForm,
  anInquiry,
  aSystemMessage,
  aUserMemorial,
} from './testing/profile-builders'

const api = fakeMemberApi()

const measures = {
  form: [{ name: 'height', label: '身長', type: 'text', is_required: false }],
  ...{ dataFormDefault: {}, options: {}, prefix: null },
}
const forms: Partial<Record<string, object>> = {
  memorial: aMemorialForm(),
  'name-embroidery': anEmbroideryForm(),
}

/** Answers with a member's records. A server in UTC would format each of their times differently. */
function answerRecords() {
  const created_at = '2026-10-11T23:30:00+09:00'
  const device = { ip_address: '203.0.113.24', user_agent: 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1' }
  api.answerBy(listTimeseries, ({ url }) => {
    const purpose = url.searchParams.get('purpose')
    const data =
      purpose === 'measurement' ? { height: '148.5' } : { name: '花子', style: 'kaisho', color: 'kon' }
    return [{ data: [{ id: 1, purpose, created_at, data }] }, 200, paged(1).headers]
  })
  const login = { ...device, id: 1, login_at: created_at, is_success: false }
  api.answer(listLoginHistories, { data: [login] }, paged(1))
  const session = { ...device, key: 'a', is_current: true, started_at: created_at, last_used_at: created_at }
  api.answer(listMemberSessions, { data: [session] })
  const passkey = { id: 1, name: '花子のiPhone', is_synced: true, created_at, last_used_at: null }
  api.answer(listUserPasskeys, { data: [passkey] }, { headers: { 'x-limit': '10' } })
  const point = { id: 1, kind: 'earned', point: 33, note: 'お買い物', order_no: 'T1', created_at }
  api.answer(listPointHistories, { data: [point] }, paged(1))
  const viewed = { id: 1, product_id: 1, viewed_at: created_at, product: aProductSummary() }
  api.answer(listProductHistories, { data: [viewed] }, paged(1))
  const bookmark = { id: 1, title: '「タオル」', url: '/product?word=towel', created_at }
  api.answer(listBookmarks, { data: [bookmark] }, paged(1))
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: true, userId: 1 })
  const site = emptySite('tsunagu')
  setSite({ ...site, name: 'つなぐ', settings: { ...site.settings, isMadeToOrderUsed: true } })
  api.answer(getMyUser, aUser())
  api.answer(getMyPoints, { point: 1200 })
  api.answerBy(listOrders, ({ url }) => {
    const isAsked = ['accepted', null].includes(url.searchParams.get('status'))
    const data = isAsked ? [anOrderSummary()] : []
    return [{ data, user_order_total_payment: 3850 }, 200, paged(data.length).headers]
  })
  api.answer(getOrder, anOrder({ is_cancellable: false }))
  const favourites = { key: 'favorites', name: 'お気に入り', count: 1 }
  const own = { key: 'mine', name: '母の日', count: 1, is_own: true, note: '白い花', share_path: '/list/abc' }
  api.answerBy(getUserList, ({ params }) => [
    { ...(params.key === 'mine' ? own : favourites), data: [aProductSummary()] },
    200,
    paged(1).headers,
  ])
  api.answer(listUserLists, { data: [favourites, own] }, { headers: { 'x-limit': '20' } })
  api.answer(listMyCoupons, { data: [aCoupon()] }, paged(1))
  api.answer(listSystemMessages, { data: [aSystemMessage()], unread_count: 1 }, paged(1))
  api.answer(listUserMemorials, { data: [aUserMemorial()] }, paged(1))
  api.answer(listTags, { data: [] })
  api.answer(listUserAddresses, { data: [aUserAddress()] }, paged(1))
  api.answer(listUserCards, { data: [] }, paged(0))
  api.answer(listPayments, { data: [] })
  api.answer(getMyInquiry, anInquiry({ files: [{ key: 'k', name: '箱.png', size: 9 }] }))
  api.answer(listMyInquiries, { data: [anInquiry()] }, paged(1))
  api.answer(getSystemMessage, aSystemMessage())
  answerRecords()
  api.answerBy(getFormLayout, ({ params }) => [forms[String(params.page)] ?? measures, 200])
})

test.each([
  ['/mypage', '進行中のご注文'],
  ['/mypage/order_history', 'T20261121-0007'],
  ['/mypage/order_history/7', 'お支払い金額'],
  ['/mypage/memorial', '誕生日'],
  ['/mypage/measurement', '148.5'],
  ['/mypage/address', '千代田'],
  ['/mypage/card', 'カード'],
  ['/mypage/inquiry_history/1', '箱.png'],
  ['/mypage/message-center', '年末年始'],
  ['/mypage/user_info', '会員情報'],
  ['/mypage/leave', 'ご利用いただけるクーポン1枚'],
  ['/orders/receipt?no=T1&t=x', '領収書コード'],
  ['/mypage/order_history?state=accepted&from=2026-11-01', '絞り込みをやめる'],
  ['/mypage/list', '新しいリストを作る'],
  ['/mypage/list/favorites', 'リストに入れる'],
  ['/mypage/list/mine', 'このリストは共有中です'],
  ['/mypage/login_history', '2026.10.11'],
  ['/mypage/session', 'iPhone'],
  ['/mypage/passkey', '花子のiPhone'],
  ['/mypage/memorial/add', 'お相手のお名前'],
  ['/mypage/point', 'お買い物'],
  ['/mypage/name-embroidery', '花子'],
  ['/mypage/name-embroidery/edit', '糸の色'],
  ['/mypage/measurement/edit', '身長'],
  ['/mypage/product_history', '今治タオル'],
  ['/mypage/bookmark', '「タオル」'],
  ['/mypage/inquiry_history', '受付番号'],
  ['/mypage/message-center/1', '発送をお休みします。'],
  ['/mypage/user_info/edit', '身長'],
  ['/mypage/address/add', '身長'],
  ['/mypage/password', '現在のパスワード'],
  ['/mypage/logout', 'ログアウトする'],
])('hydrates %s without a mismatch', async (url, words) => {
  const fragment = await renderFragment('mypage', routes, new Request(`http://localhost${url}`))
  const { served, findings } = await takeOver('mypage', routes, url, fragment)
  expect(fragment.status).toBe(200)
  expect(served).toContain(words)
  expect(findings).toEqual([])
  expect(served).not.toContain('style=')
})
