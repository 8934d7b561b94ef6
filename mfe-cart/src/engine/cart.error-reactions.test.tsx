import {
  deleteCartTransactionError,
  getCart,
  initCart,
  openCartWithProduct,
  refreshLogin,
  resetCartShippings,
} from '@storefront/contracts'
import { lastOf, publish } from '@storefront/event-bus'
import { cancelPendingReads } from '@storefront/http'
import { session } from '@storefront/session'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { currentCart } from './cart.state'
import { addProduct } from './add-to-cart.state'
import { aCart, anOrderableCart } from '../testing/cart-builders'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'
import { forgetLogins, holdLogin, renewedLogin } from '../testing/held-login.state'
import { answerSteps, buildCart, steps, type Step } from '../testing/steps-of-checkout'
import { expireAnswersAtOnce, restoreAnswerTimeout } from '../testing/answer-timeout'

const api = fakeCartApi()

async function open(one: Step) {
  api.answer(initCart, buildCart(one))
  api.answer(getCart, buildCart(one))
  const opened = openScreen(one.step, { isLogin: one.isLogin })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

async function refuse(one: Step, code: string, message: string, status = 422) {
  const opened = await open(one)
  api.answer(one.command, { message, code }, { status })
  await one.act()
  return opened
}

/**
 * Makes the step's command fail with 401 for a member. The session then refreshes, retries and ends as in the
 * shop.
 * @param renewed outcome of the refresh, and of the retry with its token
 */
async function expireLogin(one: Step, renewed: 'refresh-refused' | 'retry-refused' | object) {
  const member = { ...one, step: one.memberStep ?? one.step, isLogin: true }
  const opened = await open(member)
  await holdLogin('held')
  const refusal: [object, number] = [{ message: 'ログインしてください', code: 'auth.unauthorised' }, 401]
  api.answerBy(refreshLogin, () => (renewed === 'refresh-refused' ? refusal : [renewedLogin, 200]))
  api.answerBy(one.command, ({ headers }) => {
    const isRenewed = headers.get('authorization') === `Bearer ${renewedLogin.access_token}`
    return isRenewed && typeof renewed === 'object' ? [renewed, 200] : refusal
  })
  await one.type?.()
  await one.act()
  return { ...opened, step: member.step }
}

const told = (toasts: { message: string }[]) =>
  [...toasts.map(({ message }) => message), document.body.textContent].join()
const lostConnection = /通信に失敗しました|結果を確認できませんでした/

beforeEach(() => answerSteps(api))

afterEach(() => {
  restoreAnswerTimeout()
  forgetLogins()
})

describe.each(steps)('at $step', (one) => {
  test('resets the cart with a message and redirects to /cart/ on cart.common.is_expired', async () => {
    const toasts = recordEvents('toast.raised')
    const { visited } = await refuse(one, 'cart.common.is_expired', 'カートの有効期限が切れました。')

    await waitFor(() => expect(visited).toEqual(['/cart/']))
    expect(toasts).toContainEqual({ type: 'caution', message: 'カートの有効期限が切れました。' })
    expect(currentCart()).toBeNull()
    expect(document.cookie).not.toContain('cartToken=cart-token')
  })

  test.each(['cart.update_products.product_not_found', 'cart.update_products.not_sale'])(
    'resets the cart without the missing products on %s',
    async (code) => {
      const { visited } = await refuse(one, code, '販売を終了しました。')
      await waitFor(() => expect(visited).toEqual(['/cart/']))

      expect(api.callsOf(initCart).at(-1)?.body).toEqual({ token: 'cart-token', invalid_product: true })
    },
  )

  test('asks for the address after one shipping reset on cart_detail.set_user_address.not_data', async () => {
    const own = { ...one, token: `cart-of-${one.step}` }
    api.answer(resetCartShippings, buildCart(own, 2))
    const first = await refuse(own, 'cart_detail.set_user_address.not_data', 'お届け先を設定してください。')
    await waitFor(() => expect(first.visited).toEqual(['/cart/shipping-select/']))
    cleanup()
    const second = await refuse(own, 'cart_detail.set_user_address.not_data', 'お届け先を設定してください。')

    await waitFor(() => expect(second.visited).toEqual(['/cart/shipping-select/']))
    expect(api.callsOf(resetCartShippings).map(({ body }) => body)).toEqual([{ token: own.token }])
  })

  test('cancels an open payment and lets the shopper try again', async () => {
    const toasts = recordEvents('toast.raised')
    api.answer(deleteCartTransactionError, buildCart(one, 2))
    await refuse(one, 'cart.common.payment_in_progress', 'お支払い手続き中のため、カートを変更できません。')

    await waitFor(() => expect(api.callsOf(deleteCartTransactionError)).toHaveLength(1))
    await waitFor(() =>
      expect(toasts).toContainEqual({
        type: 'caution',
        message: expect.stringContaining('お支払いのお手続きを中断しました'),
      }),
    )
  })

  test.each([
    ['any other server message', 422, 'この内容では承れません。', /この内容では承れません。/],
    ['a busy shop', 429, 'ただいま混み合っています。', /ただいま混み合っています。/],
    ['a server error', 500, 'Internal Server Error', /できませんでした/],
  ])('shows %s and stays on the screen', async (_name, status, message, told) => {
    const toasts = recordEvents('toast.raised')
    const { urlNow } = await refuse(one, 'cart.other', message, status)

    await waitFor(() =>
      expect([...toasts.map((toast) => toast.message), document.body.textContent].join()).toMatch(told),
    )
    expect(urlNow()).toBe(one.step)
  })

  test('sends the request again when the shopper clicks after a lost connection', async () => {
    const toasts = recordEvents('toast.raised')
    const { urlNow } = await open(one)
    api.lose(one.command)

    await one.act()
    await waitFor(() => expect(told(toasts)).toMatch(lostConnection))

    expect(urlNow()).toBe(one.step)
    api.answer(one.command, { message: '二度目', code: 'cart.other' }, { status: 422 })
    await one.act()
    await waitFor(() => expect(api.callsOf(one.command)).toHaveLength(1))
  })

  test('sends the request again when the shopper clicks after a timeout', async () => {
    const toasts = recordEvents('toast.raised')
    const { urlNow } = await open(one)
    api.stall(one.command)
    expireAnswersAtOnce()

    await one.act()
    await waitFor(() => expect(told(toasts)).toMatch(lostConnection))
    restoreAnswerTimeout()

    expect(urlNow()).toBe(one.step)
    api.answer(one.command, { message: '二度目', code: 'cart.other' }, { status: 422 })
    await one.act()
    await waitFor(() => expect(api.callsOf(one.command)).toHaveLength(1))
  })

  test('refreshes the session on 401 and repeats the request unchanged', async () => {
    const toasts = recordEvents('toast.raised')
    const { visited } = await expireLogin(one, one.taken ?? buildCart(one, 2))

    await waitFor(() => expect(api.callsOf(one.command)).toHaveLength(2))
    const [refused, repeated] = api.callsOf(one.command)
    expect(repeated?.body).toEqual(refused?.body)
    expect([toasts, visited]).toEqual([[], []])
  })

  test.each(['retry-refused', 'refresh-refused'] as const)(
    'keeps the drafts and clears the cart when login is lost (%s)',
    async (how) => {
      const toasts = recordEvents('toast.raised')
      const { urlNow, step } = await expireLogin(one, how)
      await waitFor(() => expect(session()).toMatchObject({ isLogin: false, accessToken: null }))

      expect(urlNow()).toBe(step)
      expect(toasts).toEqual([])
      expect(currentCart()).toBeNull()
      expect(lastOf('cart.changed')).toEqual({ count: 0, total: 0 })
      if (one.form) expect(sessionStorage.getItem(`draft.cart-form-${one.form}`)).not.toBeNull()
    },
  )
})

test.each(['retry-refused', 'refresh-refused'] as const)(
  'merges products added after a lost login (%s) on sign-in',
  async (how) => {
    await expireLogin(steps[0] as Step, how)
    await waitFor(() => expect(session().isLogin).toBe(false))
    api.answer(openCartWithProduct, aCart({ token: 'guests-cart', is_member: false, version: 2 }))

    const outcome = addProduct({ product_key: 'towel', product_id: 1, quantity: 1 })

    await expect(outcome).resolves.toEqual({ kind: 'added' })
    api.answer(initCart, buildCart({ step: '/cart', isLogin: true }, 3))
    publish('session.started', { user_id: 1 })
    await waitFor(() => expect(currentCart()).toMatchObject({ is_member: true, version: 3 }))
    expect(api.callsOf(initCart).at(-1)?.body).toEqual({ token: 'guests-cart' })
  },
)

test.each(steps.filter(({ read }) => read))(
  'shows no error when leaving $step cancels its requests',
  async ({ step, isLogin, read }) => {
    const toasts = recordEvents('toast.raised')
    api.answer(initCart, buildCart({ step, isLogin }))
    api.answer(getCart, buildCart({ step, isLogin }))
    if (read) api.stall(read)
    const { router, urlNow } = openScreen(step, { isLogin })
    await waitFor(() => expect(currentCart()).not.toBeNull())

    cancelPendingReads()
    await act(() => router.navigate('/cart'))

    expect(urlNow()).toBe('/cart')
    await shows(() => screen.getByRole('heading', { level: 1, name: 'カート' }))
    expect(screen.queryByText('電波の状態をご確認ください')).not.toBeInTheDocument()
    expect(toasts).toEqual([])
  },
)

test('restores the typed address on sign-in after a lost login', async () => {
  const one = steps.find(({ form }) => form === 'shipping-orderer') as Step
  const { step } = await expireLogin(one, 'retry-refused')
  await waitFor(() => expect(session().isLogin).toBe(false))
  cleanup()

  openScreen(step, { isLogin: true })
  publish('session.started', { user_id: 1 })

  await waitFor(() => expect(api.callsOf(initCart).length).toBeGreaterThan(1))
  await waitFor(() => expect(screen.getByLabelText(/建物名・部屋番号/)).toHaveValue('つなぐビル3階'))
})

test('clears the drafts when another member signs in after a lost login', async () => {
  const one = steps.find(({ form }) => form === 'shipping-orderer') as Step
  await expireLogin(one, 'retry-refused')
  await waitFor(() => expect(session().isLogin).toBe(false))
  cleanup()
  api.answer(initCart, anOrderableCart({ is_member: true, token: 'cart-of-another' }))

  publish('session.started', { user_id: 2 })

  await waitFor(() => expect(sessionStorage.getItem('draft.cart-form-shipping-orderer')).toBeNull())
})
