import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'

const api = fakeMemberApi()
beforeEach(() => api.answer(listPointHistories, { data: [] }, paged(0)))

test('shows the balance and the expiry dates in order', async () => {
  const expiring = [
    { expires_on: '2026-12-01', point: 120 },
    { expires_on: '2027-05-01', point: 1_000 },
  ]
  api.answer(getMyPoints, { point: 1_120, expiring })
  openScreen('/mypage/point')

  await shows(() => screen.getByText('1,120'))
  expect(screen.getByText('2026年12月1日（火）まで').nextElementSibling).toHaveTextContent('120ポイント')
  expect(screen.getByText('2027年5月1日（土）まで').nextElementSibling).toHaveTextContent('1,000ポイント')
})

test('shows pending points with the expected delivery dates of their orders', async () => {
  const coming = [
    { order_no: 'T20261112-000001', point: 33, arrival_texts: ['11月17日（火）ごろにお届けします'] },
    { order_no: 'T20261112-000002', point: 1_000, arrival_texts: [] },
  ]
  api.answer(getMyPoints, { point: 5, coming })
  openScreen('/mypage/point')

  await shows(() => screen.getByText('1,033'))
  expect(screen.getByText('ご注文番号 T20261112-000001').nextElementSibling).toHaveTextContent(
    '33ポイント 11月17日（火）ごろにお届けします',
  )
  expect(screen.getByText('ご注文番号 T20261112-000002').nextElementSibling).toHaveTextContent(
    /^1,000ポイント$/,
  )
})

test('explains that owed points are deducted from future points', async () => {
  api.answer(getMyPoints, { point: 0, coming: [], owed: 23 })
  openScreen('/mypage/point')

  await shows(() => screen.getByText('−23'))
  expect(screen.getByText(/次に獲得するポイントから差し引きます/)).toBeInTheDocument()
  expect(screen.queryByText('獲得予定のポイント')).not.toBeInTheDocument()
})

test('marks pending points in the point history', async () => {
  const history = {
    id: 1,
    kind: 'earned',
    point: 33,
    note: 'T1',
    order_no: 'T1',
    created_at: '2026-11-12T10:00:00+09:00',
  }
  api.answer(getMyPoints, { point: 0 })
  api.answer(
    listPointHistories,
    {
      data: [
        { ...history, is_coming: true },
        { ...history, id: 2, is_coming: false },
      ],
    },
    paged(2),
  )
  openScreen('/mypage/point')

  await shows(() => screen.getByText('獲得予定'))
  expect(screen.getByText('獲得')).toBeInTheDocument()
})

test("shows no expiry dates for points that don't expire", async () => {
  api.answer(getMyPoints, { point: 0 })
  openScreen('/mypage/point')

  await shows(() => screen.getByText('ポイントの増減はまだありません'))
  expect(screen.queryByText('ポイントの有効期限')).not.toBeInTheDocument()
})
