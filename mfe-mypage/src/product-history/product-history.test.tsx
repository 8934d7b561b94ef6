import {
  deleteProductHistory,
  listGuestProductHistories,
  listProductHistories,
  type ProductHistory,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aProductSummary } from '../testing/mypage-builders'
import { fakeMemberApi, recordToasts, openScreen, paged } from '../testing/mypage-screen'

const api = fakeMemberApi()
const seen = (id: number, name: string): ProductHistory => ({
  id,
  product_id: id,
  viewed_at: '2026-11-20T10:00:00+09:00',
  product: aProductSummary({ id, key: `p${id}`, name }),
})

test('lists the last viewed products first, each with its date', async () => {
  api.answer(listProductHistories, { data: [seen(2, '煎茶'), seen(1, '今治タオル')] }, paged(2))
  openScreen('/mypage/product_history')

  await shows(() => screen.getByText('2件'))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '煎茶',
    '今治タオル',
  ])
  expect(screen.getAllByText('2026.11.20に閲覧')).toHaveLength(2)
})

test('lowers the total after a confirmed deletion (§4)', async () => {
  const toasts = recordToasts()
  let kept = [seen(2, '煎茶'), seen(1, '今治タオル')]
  api.answerBy(listProductHistories, () => [{ data: kept }, 200, paged(kept.length).headers])
  api.answerBy(deleteProductHistory, ({ params }) => {
    kept = kept.filter(({ id }) => String(id) !== params.id)
    return [{}, 200]
  })
  openScreen('/mypage/product_history')

  await userEvent.click(await screen.findByRole('button', { name: '煎茶を閲覧履歴から削除する' }))
  expect(api.callsOf(deleteProductHistory)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await shows(() => screen.getByText('1件'))
  expect(screen.queryByRole('heading', { level: 2, name: '煎茶' })).toBeNull()
  expect(api.callsOf(deleteProductHistory)[0]?.params).toEqual({ id: '2' })
  expect(toasts).toEqual(['閲覧履歴から削除しました'])
})

test('links to the products if the history is empty', async () => {
  api.answer(listProductHistories, { data: [] }, paged(0))
  openScreen('/mypage/product_history')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '商品を見る' })).toHaveAttribute('href', '/product'),
  )
})

test('shows guests their own history if the shop has no members (§6)', async () => {
  api.answer(listGuestProductHistories, { data: [seen(1, '今治タオル')] }, paged(1))
  openScreen('/mypage/product_history', { isLogin: false, settings: { isMembersOnlyOff: true } })

  await shows(() => screen.getByRole('heading', { level: 2, name: '今治タオル' }))
  expect(screen.queryByRole('button', { name: '今治タオルを閲覧履歴から削除する' })).toBeNull()
})
