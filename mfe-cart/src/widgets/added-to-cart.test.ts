import { emptySite, setSite } from '@storefront/site'
import { widgets } from '.'
import { cartDrawer } from './cart-drawer'
import { cartToast } from './cart-toast'

const widgetOf = (cartPopup: string) => {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, cartPopup } })
  return widgets['added-to-cart']?.()
}

test('what tells of a purchase is the one that the site’s setting names (§3 Site settings)', async () => {
  expect(await widgetOf('CartDrawer')).toBe(cartDrawer)
  expect(await widgetOf('CartToast')).toBe(cartToast)
})

test.each(['NoSuchPopup', '', 'constructor', 'mini-cart'])(
  'with “%s” in the setting purchases are still told of: CartToast stands in',
  async (name) => {
    expect(await widgetOf(name)).toBe(cartToast)
  },
)
