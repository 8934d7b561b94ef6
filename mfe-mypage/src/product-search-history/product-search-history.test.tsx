import {
  deleteProductSearchHistory,
  listProductSearchHistories,
  type ProductSearchHistory,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeRecords } from '../testing/fake-records'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const calls = { list: listProductSearchHistories, remove: deleteProductSearchHistory }
const aSearch = (id: number, word: string): ProductSearchHistory => ({
  id,
  word,
  searched_at: '2026-11-20T21:05:00+09:00',
})

test('lists ten searches per page (§9), each with a repeat link', async () => {
  fakeRecords(
    api,
    calls,
    Array.from({ length: 11 }, (_, index) => aSearch(index + 1, `お茶 & 菓子${index + 1}`)),
  )
  openScreen('/mypage/product_search_history')

  await shows(() => screen.getByText('11件'))
  expect(screen.getAllByRole('link', { name: /もう一度検索する$/ })).toHaveLength(10)
  expect(screen.getByRole('link', { name: '「お茶 & 菓子1」でもう一度検索する' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('お茶 & 菓子1')}`,
  )
})

test('deletes a search after confirmation', async () => {
  const toasts = recordToasts()
  const server = fakeRecords(api, calls, [aSearch(1, '出産祝い'), aSearch(2, 'タオル')])
  openScreen('/mypage/product_search_history')

  await userEvent.click(await screen.findByRole('button', { name: '「出産祝い」を検索履歴から削除する' }))
  expect(server.kept).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await shows(() => screen.getByText('1件'))
  expect(server.kept.map(({ word }) => word)).toEqual(['タオル'])
  expect(toasts).toEqual(['検索履歴を削除しました'])
})

test("shows the server's message if a deletion is rejected", async () => {
  const toasts = recordToasts()
  fakeRecords(api, calls, [aSearch(1, '出産祝い')])
  api.answer(
    deleteProductSearchHistory,
    { message: '検索履歴が見つかりません', code: 'product_search_history.not_found', errors: {} },
    { status: 404 },
  )
  openScreen('/mypage/product_search_history')

  await userEvent.click(await screen.findByRole('button', { name: '「出産祝い」を検索履歴から削除する' }))
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(toasts).toEqual(['検索履歴が見つかりません']))
  expect(screen.getByText('「出産祝い」')).toBeVisible()
})

test('links to the products if the search history is empty', async () => {
  fakeRecords(api, calls, [])
  openScreen('/mypage/product_search_history')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '商品を探す' })).toHaveAttribute('href', '/product'),
  )
})
