import {
  getProduct,
  getUserList,
  likeProduct,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
  unlikeProduct,
} from '@storefront/contracts'
import { beginSession, endSession } from '@storefront/session'
import { recordEvents, recordToasts } from '@storefront/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProduct } from '../testing/product-builders'

const api = fakeCatalogApi()
const done = '「今治タオル 四枚セット」をお気に入りに登録しました'
const login = {
  access_token: 'token',
  expires_in: 900,
  user_id: 1,
  is_registered_member: true,
  is_verify: false,
}
const heart = () => screen.findByRole('button', { name: /今治タオル 四枚セット.*お気に入り/ })
const open = (options = {}) => openScreen('/product/imabari-towel-set', options)

beforeAll(() => {
  const channel = class {
    onmessage = null
    postMessage() {}
    close() {}
  }
  Object.assign(globalThis, { BroadcastChannel: channel })
})
beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answer(likeProduct, { is_favorite: true })
  api.answer(unlikeProduct, { is_favorite: false })
})
afterEach(() => {
  jest.restoreAllMocks()
  endSession('signed-out')
})

/** Clicks the favourite button as a guest, and unmounts the page because the shell opens the login. */
async function pressAsGuest() {
  open()
  await userEvent.click(await heart())
  cleanup()
}

test.each([
  ['a password', () => beginSession(login)],
  [
    'the second step',
    () => [beginSession({ ...login, access_token: null, is_verify: true }), beginSession(login)],
  ],
])('saves a guest’s favourite once after a login by %s', async (_way, signIn) => {
  const toasts = recordToasts()
  await pressAsGuest()
  expect(api.callsOf(likeProduct)).toHaveLength(0)

  signIn()

  await waitFor(() => expect(toasts).toEqual([done]))
  open({ isLogin: true })
  expect(await heart()).toHaveAttribute('aria-pressed', 'true')
  expect(api.callsOf(likeProduct)).toHaveLength(1)
})

test('saves the favourite on the next product page after login', async () => {
  const toasts = recordToasts()
  await pressAsGuest()

  open({ isLogin: true })

  await waitFor(() => expect(toasts).toEqual([done]))
  expect(await heart()).toHaveAttribute('aria-pressed', 'true')
})

test('doesn’t save the favourite again after a second login', async () => {
  await pressAsGuest()
  open()
  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(await heart())
  cleanup()
  beginSession(login)
  await waitFor(() => expect(api.callsOf(likeProduct)).toHaveLength(1))

  act(() => endSession('signed-out'))
  beginSession({ ...login, user_id: 2 })
  open({ isLogin: true })
  await heart()

  expect(api.callsOf(likeProduct)).toHaveLength(1)
})

test('discards a guest’s favourite after ten minutes', async () => {
  await pressAsGuest()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000)

  beginSession(login)
  open({ isLogin: true })

  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  expect(api.callsOf(likeProduct)).toHaveLength(0)
})

test('shows the server’s error if it rejects the favourite after login', async () => {
  const toasts = recordEvents('toast.raised')
  api.answer(
    likeProduct,
    { message: 'お気に入りは上限に達しています', code: 'like.limit', errors: {} },
    { status: 422 },
  )
  await pressAsGuest()

  beginSession(login)

  await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'お気に入りは上限に達しています' }]))
})

test('hides the favourite button in shops without members', async () => {
  open({ settings: { isMembersOnlyOff: true } })

  await screen.findByRole('heading', { level: 1, name: '今治タオル 四枚セット' })
  expect(screen.queryByRole('button', { name: /お気に入り/ })).not.toBeInTheDocument()
})
