import { checkCartPayment, decideCart, getCart, initCart } from '@storefront/contracts'
import { enableCaptcha } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anOrderableCart } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const refusal = { message: 'ご本人さまの操作を確認できませんでした。', code: 'captcha.refused' }

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(decideCart, refusal, { status: 422 })
})

test('sends a token if CAPTCHA.SCREENS includes the order (§1)', async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  enableCaptcha('cart-confirm')

  await userEvent.click(button)

  await shows(() => screen.getByText(refusal.message))
  expect(api.callsOf(decideCart)[0]?.body).toMatchObject({ captcha_token: 'cart-confirm-token' })
  expect(button).toBeEnabled()
})

test('places the order without a token if CAPTCHA.SCREENS excludes it', async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  enableCaptcha('login')

  await userEvent.click(button)

  await waitFor(() => expect(api.callsOf(decideCart)).toHaveLength(1))
  expect(api.callsOf(decideCart)[0]?.body).not.toHaveProperty('captcha_token')
})
