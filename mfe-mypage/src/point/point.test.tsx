import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'

const api = fakeMemberApi()
beforeEach(() => api.answer(listPointHistories, { data: [] }, paged(0)))

test('a member sees the balance, and when what of it expires, the next first', async () => {
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

test('where points do not expire, nothing is said of it', async () => {
  api.answer(getMyPoints, { point: 0 })
  openScreen('/mypage/point')

  await shows(() => screen.getByText('ポイントの増減はまだありません'))
  expect(screen.queryByText('ポイントの有効期限')).not.toBeInTheDocument()
})
