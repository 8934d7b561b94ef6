import { checkCartPayment, decideCart, getCart, initCart } from '@storefront/contracts'
import { currentSite, setSite } from '@storefront/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOrderableCart } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'
import { expireAnswersAtOnce, restoreAnswerTimeout } from '../testing/answer-timeout'

const api = fakeCartApi()
const execute = jest.fn(async () => 'v3-token')
let tick: (token: string) => void = () => undefined
const render = jest.fn(
  (_place: HTMLElement, { callback }: { callback: (token: string) => void }) => (tick = callback),
)

function askFor(version: 2 | 3) {
  Object.assign(window, {
    grecaptcha: { enterprise: { ready: (act: () => void) => act(), execute, render } },
  })
  const site = currentSite()
  setSite({
    ...site,
    settings: {
      ...site.settings,
      captcha: { siteKey: 'site-key', version, scriptUrl: '/captcha.js', screens: ['cart-confirm'] },
    },
  })
}

const scriptComes = async () => {
  await waitFor(() => expect(document.querySelector('script[src^="/captcha.js"]')).not.toBeNull())
  fireEvent.load(document.querySelector('script[src^="/captcha.js"]')!)
}

afterEach(restoreAnswerTimeout)

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(
    decideCart,
    { message: 'ご本人さまの操作を確認できませんでした。', code: 'captcha.refused' },
    { status: 422 },
  )
})

test('where the setting asks, version 3 gives the order its token in silence', async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  askFor(3)

  await userEvent.click(button)
  await scriptComes()

  await waitFor(() => expect(api.callsOf(decideCart)[0]?.body).toMatchObject({ captcha_token: 'v3-token' }))
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'cart-confirm' })
  expect(await screen.findByText('ご本人さまの操作を確認できませんでした。')).toBeVisible()
  expect(button).toBeEnabled()
})

test('version 2 shows the service’s box, and its tick goes with the order', async () => {
  openScreen('/cart/confirm')
  askFor(2)
  await scriptComes()
  await waitFor(() =>
    expect(render).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey: 'site-key', action: 'cart-confirm' }),
    ),
  )
  tick('v2-token')

  await userEvent.click(screen.getByRole('button', { name: '注文を確定する' }))

  await waitFor(() => expect(api.callsOf(decideCart)[0]?.body).toMatchObject({ captcha_token: 'v2-token' }))
})

test('a service that fails, or whose answer does not come in time, keeps no order from being tried', async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  askFor(3)
  execute.mockRejectedValueOnce(new Error('failed'))
  await userEvent.click(button)
  await waitFor(() => expect(api.callsOf(decideCart)).toHaveLength(1))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))

  execute.mockReturnValueOnce(new Promise(() => {}))
  expireAnswersAtOnce()
  await userEvent.click(button)

  await waitFor(() => expect(api.callsOf(decideCart)).toHaveLength(2))
  for (const { body } of api.callsOf(decideCart)) expect(body).not.toHaveProperty('captcha_token')
})

test('where the setting does not ask, nothing is loaded', async () => {
  openScreen('/cart/confirm')

  await userEvent.click(await screen.findByRole('button', { name: '注文を確定する' }))

  await waitFor(() => expect(api.callsOf(decideCart)).toHaveLength(1))
  expect(api.callsOf(decideCart)[0]?.body).not.toHaveProperty('captcha_token')
})
