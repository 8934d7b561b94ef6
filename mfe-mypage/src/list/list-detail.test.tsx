import {
  attachToUserList,
  attachToUserLists,
  detachFromUserList,
  getUserList,
  listUserLists,
} from '@storefront/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aProductSummary } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen, paged, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const towel = aProductSummary({ id: 7, name: '今治タオル' })
const favourites = { key: 'favorites', name: 'お気に入り' }

/** Opens favourites that contain only a towel, and removes the towel. */
async function takeTowelOff() {
  let data = [towel]
  api.answer(listUserLists, { data: [{ ...favourites, count: 1 }] })
  api.answerBy(getUserList, () => [{ ...favourites, count: data.length, data }, 200, paged(1).headers])
  api.answerBy(detachFromUserList, () => {
    data = []
    return [{ ...favourites, count: 0 }, 200]
  })
  openScreen('/mypage/list/favorites')
  await userEvent.click(await screen.findByRole('button', { name: /今治タオル.*お気に入り/ }))
  await screen.findByText('「今治タオル」をお気に入りから外しました。')
  return { putBack: () => (data = [towel]) }
}

test('restores a product removed from a list', async () => {
  const { putBack } = await takeTowelOff()
  api.answerBy(attachToUserLists, () => {
    putBack()
    return [{ ...favourites, count: 1 }, 200]
  })

  await userEvent.click(await screen.findByRole('button', { name: 'リストに戻す' }))

  await shows(() => screen.getByRole('heading', { name: '今治タオル' }))
  expect(api.callsOf(attachToUserLists)[0]?.body).toEqual({ table: 'products', ids: [7] })
  expect(screen.queryByRole('button', { name: 'リストに戻す' })).not.toBeInTheDocument()
})

test("shows the server's message if restoring a favourite fails (§8)", async () => {
  const toasts = recordToasts()
  await takeTowelOff()
  api.answer(
    attachToUserLists,
    { message: '商品が見つかりません', code: 'product.not_found', errors: {} },
    { status: 404 },
  )

  await userEvent.click(await screen.findByRole('button', { name: 'リストに戻す' }))

  await waitFor(() => expect(toasts).toContain('商品が見つかりません'))
  expect(screen.getByRole('button', { name: 'リストに戻す' })).toBeVisible()
})

test('hides the restore button after switching to a different list', async () => {
  api.answer(listUserLists, { data: [] })
  const own = { key: 'mine', name: '母の日', is_own: true, note: '', share_path: null }
  api.answerBy(getUserList, ({ params }) => [
    { ...(params.key === 'mine' ? own : favourites), count: 1, data: [towel] },
    200,
    paged(1).headers,
  ])
  api.answer(detachFromUserList, { ...own, count: 0 })
  const { router } = openScreen('/mypage/list/mine')
  await userEvent.click(await screen.findByRole('button', { name: '今治タオルを母の日から外す' }))
  await screen.findByRole('button', { name: 'リストに戻す' })

  await act(() => router.navigate('/mypage/list/favorites'))

  await shows(() => screen.getByRole('heading', { level: 1, name: 'お気に入り' }))
  expect(screen.queryByRole('button', { name: 'リストに戻す' })).not.toBeInTheDocument()
})

test('opens the previous page after removing the last favourite of a page', async () => {
  let goods = Array.from({ length: 11 }, (_, index) =>
    aProductSummary({ id: index + 1, key: `p${index + 1}`, name: `商品${index + 1}` }),
  )
  api.answer(listUserLists, { data: [] })
  api.answerBy(getUserList, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const data = goods.slice((page - 1) * 10, page * 10)
    return [{ ...favourites, count: goods.length, data }, 200, paged(goods.length, page).headers]
  })
  api.answerBy(detachFromUserList, ({ body }) => {
    goods = goods.filter(({ id }) => !(body as { ids: number[] }).ids.includes(id))
    return [{ ...favourites, count: goods.length }, 200]
  })
  const { urlNow } = openScreen('/mypage/list/favorites?page=2')

  await userEvent.click(await screen.findByRole('button', { name: /商品11.*お気に入り/ }))

  await waitFor(() => expect(urlNow()).toBe('/mypage/list/favorites'))
  await shows(() => screen.getByText('10件'))
  expect(screen.queryByText('お気に入りはまだありません')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'リストに戻す' })).toBeVisible()
})

test('restores a product removed from a custom list', async () => {
  let data = [towel]
  const own = { key: 'mine', name: '母の日', is_own: true, note: '', share_path: null }
  api.answer(listUserLists, { data: [] })
  api.answerBy(getUserList, () => [{ ...own, count: data.length, data }, 200, paged(data.length).headers])
  api.answerBy(detachFromUserList, () => [{ ...own, count: (data = []).length }, 200])
  api.answerBy(attachToUserList, () => [{ ...own, count: (data = [towel]).length }, 200])
  openScreen('/mypage/list/mine')

  await userEvent.click(await screen.findByRole('button', { name: '今治タオルを母の日から外す' }))
  await shows(() => screen.getByText('このリストには、まだ商品がありません'))
  await userEvent.click(await screen.findByRole('button', { name: 'リストに戻す' }))

  await shows(() => screen.getByRole('heading', { name: '今治タオル' }))
  expect(api.callsOf(attachToUserList).map(({ params, body }) => [params, body])).toEqual([
    [{ key: 'mine' }, { table: 'products', ids: [7] }],
  ])
  expect(api.callsOf(attachToUserLists)).toHaveLength(0)
})
