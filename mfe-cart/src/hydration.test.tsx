import { checkCartPayment, getCart, initCart } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { changeSession } from '@storefront/session'
import { takeOver } from '@storefront/testing/hydration'
import { leaveCart } from './engine/cart.state'
import { routes } from './routes'
import { anOrderableCart } from './testing/cart-builders'
import { fakeCartApi } from './testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
})

test.each(['/cart', '/cart/confirm'])('hydrates %s without a mismatch', async (url) => {
  const fragment = await renderFragment('cart', routes, new Request(`http://localhost${url}`))
  leaveCart('expired')
  const { served, findings } = await takeOver('cart', routes, url, fragment)
  expect(fragment.status).toBe(200)
  expect(fragment.html).toContain('今治タオル')
  expect(fragment.html).not.toContain('<script')
  expect(served).not.toContain('style=')
  expect(findings).toEqual([])
})
