import {
  addUserList,
  attachToUserList,
  changeUserList,
  deleteUserList,
  getSharedList,
  getUserList,
  listUserLists,
  shareUserList,
  type UserList,
} from '@storefront/contracts'
import { answerCalls } from '@storefront/event-bus'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aProductSummary } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen, paged, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const towel = aProductSummary({ id: 7, key: 'towel', name: '今治タオル' })
const tea = aProductSummary({ id: 8, key: 'tea', name: '煎茶' })
const favourites: UserList = { key: 'favorites', name: 'お気に入り', count: 2 }

function keepsList() {
  let list: UserList = {
    ...{ key: 'mine', name: '母の日', note: '' },
    ...{ is_own: true, share_path: null, count: 2 },
  }
  const change = (values: Partial<UserList>): [UserList, number] => [(list = { ...list, ...values }), 200]
  const data = [towel, tea]
  api.answerBy(listUserLists, () => [{ data: [favourites, list] }, 200, { 'x-limit': '20' }])
  api.answerBy(getUserList, ({ params }) => [
    { ...(params.key === 'mine' ? list : favourites), data },
    200,
    paged(2).headers,
  ])
  api.answerBy(changeUserList, ({ body }) => change(body as Partial<UserList>))
  api.answerBy(shareUserList, ({ body }) =>
    change({ share_path: (body as { is_shared: boolean }).is_shared ? '/list/abc' : null }),
  )
}

test('names a new list and opens it', async () => {
  keepsList()
  api.answer(addUserList, { key: 'new', name: '内祝い', count: 0 })
  const { visited } = openScreen('/mypage/list')

  await userEvent.type(await screen.findByLabelText(/^リストの名前/), '内祝い')
  await userEvent.click(screen.getByRole('button', { name: 'リストを作成する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/list/new']))
  expect(api.callsOf(addUserList)[0]?.body).toEqual({ name: '内祝い', note: '' })
})

test('renames a list and adds a note', async () => {
  keepsList()
  openScreen('/mypage/list/mine')

  await userEvent.click(await screen.findByRole('button', { name: '名前とメモを変更する' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText(/^リストの名前/))
  await userEvent.type(dialog.getByLabelText(/^リストの名前/), '母の誕生日')
  await userEvent.type(dialog.getByLabelText(/^メモ/), '白いもの')
  await userEvent.click(dialog.getByRole('button', { name: '変更する' }))

  await shows(() => screen.getByRole('heading', { level: 1, name: '母の誕生日' }))
  expect(api.callsOf(changeUserList)[0]?.body).toEqual({ name: '母の誕生日', note: '白いもの' })
})

test('shares a list by link and unshares it after confirmation', async () => {
  keepsList()
  openScreen('/mypage/list/mine')

  await userEvent.click(await screen.findByRole('button', { name: 'リンクで共有する' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /\/list\/abc$/ })).toHaveAttribute('href', '/list/abc'),
  )
  await userEvent.click(screen.getByRole('button', { name: '共有を終了する' }))
  expect(within(screen.getByRole('dialog')).getByText(/リンクは開けなくなり/)).toBeVisible()
  expect(api.callsOf(shareUserList)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '終了する' }))

  await shows(() => screen.getByRole('button', { name: 'リンクで共有する' }))
  expect(api.callsOf(shareUserList).map(({ body }) => body)).toEqual([
    { is_shared: true },
    { is_shared: false },
  ])
  expect(screen.queryByRole('link', { name: /\/list\/abc$/ })).not.toBeInTheDocument()
})

test("adds a list's products to the cart and reports rejected ones", async () => {
  keepsList()
  const stop = answerCalls('cart.add-product', async ({ product_key }) =>
    product_key === 'tea'
      ? { kind: 'refused', reason: 'sold-out', message: '在庫がありません。' }
      : { kind: 'added' },
  )
  openScreen('/mypage/list/mine')

  await userEvent.click(await screen.findByRole('button', { name: 'この2点をカートに入れる' }))

  await shows(() => screen.getByText('1点の商品をカートに入れました。'))
  expect(screen.getByText('入れられなかった商品：煎茶（在庫がありません）')).toBeVisible()
  stop()
})

test('adds products from all pages of a list to the cart', async () => {
  keepsList()
  const goods = Array.from({ length: 103 }, (_, index) =>
    aProductSummary({ id: index + 1, key: `tea-${index + 1}`, name: `煎茶${index + 1}` }),
  )
  api.answerBy(getUserList, ({ url }) => {
    const [page, per] = ['page', 'per'].map((name) => Number(url.searchParams.get(name) ?? 10)) as [
      number,
      number,
    ]
    const data = goods.slice((page - 1) * per, page * per)
    return [{ ...favourites, count: goods.length, data }, 200, paged(goods.length, page, per).headers]
  })
  const asked: string[] = []
  const stop = answerCalls('cart.add-product', async ({ product_key }) => {
    asked.push(product_key)
    return product_key === 'tea-103'
      ? { kind: 'refused', reason: 'sold-out', message: '在庫がありません。' }
      : { kind: 'added' }
  })
  openScreen('/mypage/list/favorites?page=2')

  await userEvent.click(await screen.findByRole('button', { name: 'この103点をカートに入れる' }))

  await shows(() => screen.getByText('102点の商品をカートに入れました。'))
  expect(screen.getByText('入れられなかった商品：煎茶103（在庫がありません）')).toBeVisible()
  expect(asked).toEqual(goods.map(({ key }) => key))
  stop()
})

test('adds a favourite to a custom list', async () => {
  const toasts = recordToasts()
  keepsList()
  api.answer(attachToUserList, { key: 'mine', name: '母の日', count: 3 })
  openScreen('/mypage/list/favorites')

  await userEvent.click(await screen.findByRole('button', { name: '煎茶をリストに入れる' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '母の日' }))

  await waitFor(() => expect(toasts).toEqual(['「母の日」に入れました']))
  expect(api.callsOf(attachToUserList)[0]).toMatchObject({
    params: { key: 'mine' },
    body: { table: 'products', ids: [8] },
  })
})

test("shows a shared list's products to guests", async () => {
  api.answer(getSharedList, { name: '母の日', note: '白いもの', data: [towel] })
  openScreen('/list/abc', { isLogin: false })

  await shows(() => screen.getByRole('heading', { level: 1, name: '母の日' }))
  expect(screen.getByRole('link', { name: /今治タオル/ })).toHaveAttribute('href', '/product/towel')
  expect(api.callsOf(getSharedList)[0]?.params).toEqual({ token: 'abc' })
})

test('asks for confirmation before deleting a list', async () => {
  const toasts = recordToasts()
  keepsList()
  api.answer(deleteUserList, {})
  const { visited } = openScreen('/mypage/list/mine')

  await userEvent.click(await screen.findByRole('button', { name: 'リストを削除する' }))
  const dialog = within(screen.getByRole('dialog', { name: 'リストの削除' }))
  expect(dialog.getByText(/共有のリンクも開けなくなります/)).toBeVisible()
  expect(api.callsOf(deleteUserList)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/list']))
  expect(api.callsOf(deleteUserList)[0]?.params).toEqual({ key: 'mine' })
  expect(toasts).toEqual(['リスト「母の日」を削除しました'])
})

test.each([
  [1, false],
  [2, true],
])('offers another list only below the limit (limit %s, offered %s) (x-limit)', async (limit, isOffered) => {
  const own = { key: 'mine', name: '母の日', is_own: true, count: 0 }
  api.answer(listUserLists, { data: [favourites, own] }, { headers: { 'x-limit': String(limit) } })
  openScreen('/mypage/list')

  await shows(() => screen.getByRole('link', { name: '母の日' }))
  expect(screen.queryByRole('button', { name: 'リストを作成する' }) !== null).toBe(isOffered)
  expect(screen.queryByText(/作成いただける1個に達しました/) === null).toBe(isOffered)
})
