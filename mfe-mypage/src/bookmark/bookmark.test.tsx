import { deleteBookmark, listBookmarks, type Bookmark } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepRecords } from '../testing/keep-records'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const calls = { list: listBookmarks, remove: deleteBookmark }
const aBookmark = (id: number): Bookmark => ({
  id,
  title: `「タオル${id}」　在庫あり`,
  url: `/product?word=towel${id}&in_stock=1`,
  created_at: '2026-11-20T10:00:00+09:00',
})
const some = (count: number) => Array.from({ length: count }, (_, index) => aBookmark(index + 1))

test('bookmarks come ten a page (§9), each opened again with one press', async () => {
  keepRecords(api, calls, some(12))
  openScreen('/mypage/bookmark')

  expect(await screen.findByText('12件')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /を開く$/ })).toHaveLength(10)
  expect(screen.getByRole('link', { name: '「タオル1」　在庫ありを開く' })).toHaveAttribute(
    'href',
    '/product?word=towel1&in_stock=1',
  )
  expect(screen.getByRole('link', { name: '2ページ目' })).toHaveAttribute('href', '/mypage/bookmark?page=2')
})

test('a bookmark is deleted after a question', async () => {
  const toasts = recordToasts()
  const server = keepRecords(api, calls, some(2))
  openScreen('/mypage/bookmark')

  await userEvent.click(
    await screen.findByRole('button', { name: '「タオル1」　在庫ありをブックマークから削除する' }),
  )
  expect(server.kept).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  expect(await screen.findByText('1件')).toBeVisible()
  expect(server.kept.map(({ id }) => id)).toEqual([2])
  expect(toasts).toEqual(['ブックマークを削除しました'])
})

test('the last one of a page that is deleted leads to the page before', async () => {
  keepRecords(api, calls, some(11))
  const { urlNow } = openScreen('/mypage/bookmark?page=2')

  await userEvent.click(await screen.findByRole('button', { name: /ブックマークから削除する$/ }))
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(urlNow()).toBe('/mypage/bookmark'))
  expect(await screen.findByText('10件')).toBeVisible()
})

test('who has no bookmark is told how to make one', async () => {
  keepRecords(api, calls, [])
  openScreen('/mypage/bookmark')

  expect(await screen.findByText(/「この条件を保存」を押すと/)).toBeVisible()
  expect(screen.getByRole('link', { name: '商品を探す' })).toHaveAttribute('href', '/product')
})

test.each([
  '/mypage/bookmark',
  '/mypage/card',
  '/mypage/card/add',
  '/mypage/product_search_history',
  '/mypage/product_request_history',
  '/mypage/login_history',
])('a guest who opens %s is sent to the login and back (§6)', async (path) => {
  const { urlNow } = openScreen(path, { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe(`/login/?back=${encodeURIComponent(path)}`))
})
