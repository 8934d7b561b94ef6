import {
  getMyPoints,
  listMyInquiries,
  listOrders,
  listPointHistories,
  listSystemMessages,
  type PointHistory,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import { fakeRecords } from '../testing/fake-records'
import { anOrderSummary } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'
import { anInquiry, aSystemMessage } from '../testing/profile-builders'

const api = fakeMemberApi()
const aPointHistory = ({ id }: { id: number }): PointHistory => ({
  ...{ id, kind: 'earned', point: 10, note: '', order_no: null },
  created_at: '2026-11-20T09:00:00+09:00',
})
const eleven = <Kept,>(make: (own: { id: number }) => Kept) =>
  Array.from({ length: 11 }, (_, index) => make({ id: index + 1 }))

type Lists = [path: string, list: Parameters<typeof api.answerBy>[0], kept: { id: number }[], beside: object]

const lists: Lists[] = [
  ['/mypage/message-center', listSystemMessages, eleven(aSystemMessage), { unread_count: 0 }],
  ['/mypage/inquiry_history', listMyInquiries, eleven(anInquiry), {}],
  ['/mypage/order_history', listOrders, eleven(anOrderSummary), { user_order_total_payment: 0 }],
  ['/mypage/point', listPointHistories, eleven(aPointHistory), {}],
]

test.each(lists)('redirects a page past the end of %s to the last page', async (path, list, kept, beside) => {
  api.answer(getMyPoints, { point: 0 })
  fakeRecords(api, { list, beside }, kept)
  const { urlNow } = openScreen(`${path}?page=99`)

  await waitFor(() => expect(urlNow()).toBe(`${path}?page=2`))
  await waitFor(() => expect(screen.getByRole('link', { name: '前のページ' })).toHaveAttribute('href', path))
  expect(screen.queryByText(/まだありません/)).toBeNull()
})

test('keeps the order filter when redirecting to the last page', async () => {
  fakeRecords(api, { list: listOrders, beside: { user_order_total_payment: 0 } }, eleven(anOrderSummary))
  const { urlNow } = openScreen('/mypage/order_history?state=shipped&page=99')

  await waitFor(() => expect(urlNow()).toBe('/mypage/order_history?state=shipped&page=2'))
})
