import { deleteCartTransactionError, getCart, initCart, resetCartShippings } from '@storefront/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expireAnswersAtOnce, restoreAnswerTimeout } from '../testing/answer-timeout'
import { fakeCartApi, openScreen } from '../testing/cart-screen'
import { answerSteps, buildCart, steps, type Step } from '../testing/steps-of-checkout'

const api = fakeCartApi()
beforeEach(() => answerSteps(api))
afterEach(restoreAnswerTimeout)

type Fault = { name: string; happens: (step: Step) => void; isLedAway?: boolean }

const refusal = (code: string, status = 422) => ({
  name: `${status} ${code}`,
  happens: ({ command }: Step) => api.answer(command, { code, message: '承れません。' }, { status }),
})
const faults: Fault[] = [
  { ...refusal('cart.update_products.product_not_found'), isLedAway: true },
  { ...refusal('cart.update_products.not_sale'), isLedAway: true },
  { ...refusal('cart_detail.set_user_address.not_data'), isLedAway: true },
  refusal('cart.common.payment_in_progress'),
  refusal('cart.other'),
  refusal('busy', 429),
  refusal('failed', 500),
  { name: 'a lost connection', happens: ({ command }) => api.lose(command) },
  {
    name: 'a timeout',
    happens: ({ command }) => {
      api.stall(command)
      expireAnswersAtOnce()
    },
  },
]

async function open(one: Step) {
  const cart = buildCart(one)
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.answer(resetCartShippings, cart)
  api.answer(deleteCartTransactionError, cart)
  const opened = openScreen(one.step, { isLogin: one.isLogin })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const typingSteps = steps.filter(({ typed }) => typed)

test('covers every step that has a field', () => {
  expect(typingSteps.map(({ step }) => step)).toEqual([
    '/cart/shipping-add',
    '/cart/shipping-detail',
    '/cart/shipping-matrix',
    '/cart/payment',
  ])
})

describe.each(typingSteps)('at $step', (one) => {
  test.each(faults)('keeps the input after $name (§8)', async ({ happens, isLedAway = false }) => {
    const { visited } = await open(one)
    await one.type?.()
    happens(one)
    await one.act()

    if (isLedAway) {
      await waitFor(() => expect(visited).toHaveLength(1))
      cleanup()
      await open(one)
    } else await waitFor(() => expect(screen.queryByRole('button', { name: /しています$/ })).toBeNull())

    await waitFor(async () => expect(await one.typed!.field()).toHaveValue(one.typed!.value))
    expect(visited).toHaveLength(isLedAway ? 1 : 0)
  })
})
