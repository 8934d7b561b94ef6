import { deleteBookmark, listBookmarks, renameBookmark, type Bookmark } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeRecords } from '../testing/fake-records'
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

test('lists ten bookmarks per page (§9) with links to their searches', async () => {
  fakeRecords(api, calls, some(12))
  openScreen('/mypage/bookmark')

  await shows(() => screen.getByText('12件'))
  expect(screen.getAllByRole('link', { name: /を開く$/ })).toHaveLength(10)
  expect(screen.getByRole('link', { name: '「タオル1」　在庫ありを開く' })).toHaveAttribute(
    'href',
    '/product?word=towel1&in_stock=1',
  )
  expect(screen.getByRole('link', { name: '2ページ目' })).toHaveAttribute('href', '/mypage/bookmark?page=2')
})

test('deletes a bookmark after confirmation', async () => {
  const toasts = recordToasts()
  const server = fakeRecords(api, calls, some(2))
  openScreen('/mypage/bookmark')

  await userEvent.click(
    await screen.findByRole('button', { name: '「タオル1」　在庫ありをブックマークから削除する' }),
  )
  expect(server.kept).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await shows(() => screen.getByText('1件'))
  expect(server.kept.map(({ id }) => id)).toEqual([2])
  expect(toasts).toEqual(['ブックマークを削除しました'])
})

test('opens the previous page after deleting the last bookmark of a page', async () => {
  fakeRecords(api, calls, some(11))
  const { urlNow } = openScreen('/mypage/bookmark?page=2')

  await userEvent.click(await screen.findByRole('button', { name: /ブックマークから削除する$/ }))
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(urlNow()).toBe('/mypage/bookmark'))
  await shows(() => screen.getByText('10件'))
})

test('explains on an empty list how to create a bookmark', async () => {
  fakeRecords(api, calls, [])
  openScreen('/mypage/bookmark')

  await shows(() => screen.getByText(/「この条件を保存」を押すと/))
  expect(screen.getByRole('link', { name: '商品を探す' })).toHaveAttribute('href', '/product')
})

function keepsTitles(...first: Bookmark[]) {
  const server = fakeRecords(api, calls, first)
  api.answerBy(renameBookmark, ({ params, body }) => {
    const { title } = body as { title: string }
    if (title.trim() === '')
      return [{ message: 'x', code: 'validation.failed', errors: { title: ['名前が空です'] } }, 422]
    server.kept = server.kept.map((one) => (String(one.id) === params.id ? { ...one, title } : one))
    return [server.kept.find(({ id }) => String(id) === params.id) ?? {}, 200]
  })
  return server
}

test('renames a bookmark without changing its URL', async () => {
  const toasts = recordToasts()
  const server = keepsTitles(...some(2))
  openScreen('/mypage/bookmark')

  await userEvent.click(await screen.findByRole('button', { name: '「タオル1」　在庫ありの名前を変更する' }))
  const name = within(screen.getByRole('dialog', { name: 'ブックマークの名前' })).getByLabelText(/^名前/)
  expect(name).toHaveValue('「タオル1」　在庫あり')
  await userEvent.clear(name)
  await userEvent.type(name, '内祝いの候補')
  await userEvent.click(screen.getByRole('button', { name: '変更する' }))

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '内祝いの候補を開く' })).toHaveAttribute(
      'href',
      '/product?word=towel1&in_stock=1',
    ),
  )
  expect(server.kept.map(({ title }) => title)).toEqual(['内祝いの候補', '「タオル2」　在庫あり'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(toasts).toEqual(['ブックマークの名前を変更しました'])
})

test('does not save a bookmark without a name', async () => {
  const server = keepsTitles(...some(1))
  openScreen('/mypage/bookmark')

  await userEvent.click(await screen.findByRole('button', { name: /の名前を変更する$/ }))
  await userEvent.clear(screen.getByLabelText(/^名前/))
  await userEvent.click(screen.getByRole('button', { name: '変更する' }))

  await shows(() => screen.getByText('名前を入力してください'))
  expect(api.callsOf(renameBookmark)).toHaveLength(0)
  expect(server.kept).toEqual(some(1))
})
