import {
  getMyPoints,
  listBookmarks,
  listLoginHistories,
  listMyCoupons,
  listOrders,
  listPayments,
  listPointHistories,
  listProductRequests,
  listProductSearchHistories,
  listTags,
  listUserAddresses,
  listUserCards,
  listUserMemorials,
  messageSlots,
} from '@storefront/contracts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMemberApi, openScreen, paged } from './testing/mypage-screen'

const api = fakeMemberApi()

/** URL of the page that shows each slot. The logout slot appears on the login page. */
const screens: Record<string, string> = {
  'mypage-logout-index': '/login/?out=1',
  'mypage-leave-index-1': '/mypage/leave',
  'mypage-leave-index-2': '/mypage/leave',
  'mypage-point-index': '/mypage/point',
  'mypage-memorial-index': '/mypage/memorial',
  'mypage-mail-verify': '/verify',
  'mypage-address-index': '/mypage/address',
  'mypage-card-index': '/mypage/card',
  'mypage-bookmark-index': '/mypage/bookmark',
  'mypage-product-search-history-index': '/mypage/product_search_history',
  'mypage-product-request-history-index': '/mypage/product_request_history',
  'mypage-login-history-index': '/mypage/login_history',
}

beforeEach(() => {
  api.answer(getMyPoints, { point: 0 })
  api.answer(listOrders, { data: [], user_order_total_payment: 0 }, paged(0))
  api.answer(listTags, { data: [] })
  api.answer(listPayments, { data: [] })
  const lists = [listBookmarks, listLoginHistories, listMyCoupons, listPointHistories, listProductRequests]
  for (const list of [
    ...lists,
    listProductSearchHistories,
    listUserAddresses,
    listUserCards,
    listUserMemorials,
  ])
    api.answer(list, { data: [] }, paged(0))
})

test('maps each message slot of my page to a screen', () => {
  const ofMyPage = messageSlots.filter((slot) => slot.startsWith('mypage-'))
  expect(Object.keys(screens).toSorted()).toEqual(ofMyPage.toSorted())
})

test.each(Object.entries(screens))(
  'keeps the dismissed message %s on %s hidden until it is updated',
  async (code, url) => {
    const words = { code, title: 'お知らせ', body: '<p>店からのことば</p>' }
    const open = (updated_at: string) => {
      cleanup()
      openScreen(url, { isLogin: url.startsWith('/mypage'), messages: [{ ...words, updated_at }] })
      return screen.findByRole('heading', { level: 1 })
    }
    await open('2026-01-01T00:00:00+09:00')
    expect(screen.getByText('店からのことば')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /この案内を閉じる$/ }))
    expect(screen.queryByText('店からのことば')).toBeNull()
    expect(document.cookie).toContain(`${code}Message=`)

    await open('2026-01-01T00:00:00+09:00')
    expect(screen.queryByText('店からのことば')).toBeNull()
    await open('2026-02-01T00:00:00+09:00')
    expect(screen.getByText('店からのことば')).toBeVisible()
  },
)
