import { publish } from '@storefront/event-bus'
import { forgetCartToken, saveCartToken } from './engine/cart-token.state'
import { adoptCart, leaveCart } from './engine/cart.state'
import { aCart } from './testing/cart-builders'
import { getDraft } from './form-draft.state'

const draft = getDraft<{ city: string }>('shipping-guest')
const goTo = (url: string) => history.replaceState(null, '', url)

beforeEach(() => {
  goTo('/cart/shipping-add?buy=now')
  adoptCart({ ...aCart({ token: 'bought-at-once' }), is_buy_now: true })
  draft.save({ city: '渋谷区' })
  goTo('/cart/shipping-add')
  adoptCart(aCart())
  draft.save({ city: '千代田区' })
})
afterEach(() => {
  leaveCart('expired')
  leaveCart('expired', 'buy-now')
  goTo('/')
})

test('keeps separate drafts for the two checkouts', () => {
  expect(draft.read()).toEqual({ city: '千代田区' })
  goTo('/cart/shipping-add?buy=now')

  expect(draft.read()).toEqual({ city: '渋谷区' })
})

test('keeps drafts of the open cart when the buy-now cart is ordered', () => {
  leaveCart('ordered', 'buy-now')

  expect(draft.read()).toEqual({ city: '千代田区' })
  goTo('/cart/shipping-add?buy=now')
  expect(draft.read()).toBeUndefined()
})

describe('when the session is lost before the cart loads', () => {
  beforeEach(() => {
    leaveCart('expired', 'buy-now')
    goTo('/cart/shipping-add?buy=now')
    saveCartToken('bought-at-once', '2099-01-01T00:00:00+09:00', 'buy-now')
    draft.save({ city: '渋谷区' })
  })
  const comesBack = (token: string) => adoptCart({ ...aCart({ token, is_member: true }), is_buy_now: true })

  test('keeps the drafts for the member who returns to that checkout', () => {
    publish('session.ended', { reason: 'refresh-failed' })
    comesBack('bought-at-once')

    expect(draft.read()).toEqual({ city: '渋谷区' })
  })

  test('hides the drafts from any other member', () => {
    publish('session.ended', { reason: 'refresh-failed' })
    comesBack('another-members')

    expect(draft.read()).toBeUndefined()
  })

  test('deletes drafts if no token identifies their owner', () => {
    forgetCartToken('buy-now')
    publish('session.ended', { reason: 'refresh-failed' })

    expect(draft.read()).toBeUndefined()
  })
})
