import { getCart, getFormLayout, listGiftRules, listOccasions, lookUpPostalCode } from '@storefront/contracts'
import {
  fakeApi,
  loadScreensFirst,
  polyfillLocks,
  openRemoteScreen,
  type ScreenOptions,
} from '@storefront/testing'
import { leaveCart } from '../engine/cart.state'
import { routes } from '../routes'
import { formLayouts } from './form-layouts'

export { recordEvents, watchNavigation } from '@storefront/testing'

export function fakeCartApi() {
  polyfillLocks()
  loadScreensFirst(routes)
  const api = fakeApi(() => {
    leaveCart('expired')
    leaveCart('expired', 'buy-now')
    // Without locks, a cart that isn't answered would delay the next test by three seconds.
    polyfillLocks()
  })
  beforeEach(() => api.answer(listGiftRules, { data: [] }))
  beforeEach(() => api.answer(listOccasions, { data: [] }))
  beforeEach(() => api.answer(lookUpPostalCode, { data: [] }))
  // Answers background refreshes.
  beforeEach(() => api.answer(getCart, { code: 'not_found', message: '' }, { status: 404 }))
  beforeEach(() => api.answerBy(getFormLayout, ({ params }) => [formLayouts[params.page ?? ''] ?? {}, 200]))
  return api
}

export const openScreen = (url: string, options?: ScreenOptions) =>
  openRemoteScreen('cart', routes, url, options)
