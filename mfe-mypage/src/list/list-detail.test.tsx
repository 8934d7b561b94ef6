import { attachToUserLists, detachFromUserList, getUserList, listUserLists } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProductSummary } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen, paged, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const towel = aProductSummary({ id: 7, name: '今治タオル' })
const favourites = { key: 'favorites', name: 'お気に入り' }

/** The favourites with one towel, which has been taken off by now. */
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

test('what was taken off a list is attached to it again', async () => {
  const { putBack } = await takeTowelOff()
  api.answerBy(attachToUserLists, () => {
    putBack()
    return [{ ...favourites, count: 1 }, 200]
  })

  await userEvent.click(screen.getByRole('button', { name: 'リストに戻す' }))

  expect(await screen.findByRole('heading', { name: '今治タオル' })).toBeVisible()
  expect(api.callsOf(attachToUserLists)[0]?.body).toEqual({ table: 'products', ids: [7] })
  expect(screen.queryByRole('button', { name: 'リストに戻す' })).not.toBeInTheDocument()
})

test('a failure to attach a favourite rethrows the server message (§8), and can be tried again', async () => {
  const toasts = recordToasts()
  await takeTowelOff()
  api.answer(
    attachToUserLists,
    { message: '商品が見つかりません', code: 'product.not_found', errors: {} },
    { status: 404 },
  )

  await userEvent.click(screen.getByRole('button', { name: 'リストに戻す' }))

  await waitFor(() => expect(toasts).toContain('商品が見つかりません'))
  expect(screen.getByRole('button', { name: 'リストに戻す' })).toBeVisible()
})
