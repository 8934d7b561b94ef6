import {
  getFormLayout,
  getMyInquiry,
  getMyPoints,
  getMyUser,
  getOrder,
  getUserList,
  listMyCoupons,
  listOrders,
  listPayments,
  listSystemMessages,
  listTags,
  listTimeseries,
  listUserAddresses,
  listUserCards,
  listUserMemorials,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { loadLazyRoutes, withRootRoutes } from '@storefront/remote'
import { renderFragment } from '@storefront/remote/server'
import { changeSession } from '@storefront/session'
import { emptySite, setSite } from '@storefront/site'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type HydrationState } from 'react-router-dom'
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
import { anInquiry, aSystemMessage, aUserMemorial } from './testing/profile-builders'

/** React says so because server and browser share this one process. */
const twoRenderers = 'Detected multiple renderers'
const api = fakeMemberApi()

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
  api.answer(getUserList, { ...favourites, data: [aProductSummary()] }, paged(1))
  api.answer(listMyCoupons, { data: [aCoupon()] }, paged(1))
  api.answer(listSystemMessages, { data: [aSystemMessage()], unread_count: 1 }, paged(1))
  api.answer(listUserMemorials, { data: [aUserMemorial()] }, paged(1))
  api.answer(listTags, { data: [] })
  api.answer(listUserAddresses, { data: [aUserAddress()] }, paged(1))
  api.answer(listUserCards, { data: [] }, paged(0))
  api.answer(listPayments, { data: [] })
  api.answer(getMyInquiry, anInquiry({ files: [{ key: 'k', name: '箱.png', size: 9 }] }))
  const entry = { id: 1, purpose: 'measurement', created_at: '2026-10-11T10:00:00+09:00' }
  api.answer(listTimeseries, { data: [{ ...entry, data: { height: '148.5' } }] }, paged(1))
  api.answer(getFormLayout, {
    form: [{ name: 'height', label: '身長', type: 'text', is_required: false }],
    dataFormDefault: {},
    options: {},
    prefix: null,
  })
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
])('%s that the server rendered is taken over without a difference', async (url, words) => {
  const fragment = await renderFragment('mypage', routes, new Request(`http://localhost${url}`))
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = fragment.html
  const served = element.innerHTML
  const differences: unknown[] = []
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)

  const tree = withRootRoutes('mypage', routes)
  await loadLazyRoutes(tree, new URL(url, 'http://localhost').pathname)
  const router = createMemoryRouter(tree, {
    initialEntries: [url],
    hydrationData: fragment.hydration as HydrationState,
  })
  const root = await act(async () =>
    hydrateRoot(element, <RouterProvider router={router} />, {
      identifierPrefix: 'mypage-',
      onRecoverableError: (error) => differences.push(error),
    }),
  )

  const warnings = said.mock.calls
    .map(([text]) => String(text))
    .filter((text) => !text.includes(twoRenderers))
  said.mockRestore()
  expect(fragment.status).toBe(200)
  expect(served).toContain(words)
  expect(warnings).toEqual([])
  expect(differences).toEqual([])
  expect(served).not.toContain('style=')
  act(() => root.unmount())
})
