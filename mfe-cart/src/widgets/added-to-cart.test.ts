import { emptySite, setSite } from '@storefront/site'
import { widgets } from '.'
import { cartDrawer } from './cart-drawer'
import { cartToast } from './cart-toast'

const widgetOf = (cartPopup: string) => {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, cartPopup } })
  return widgets['added-to-cart']?.()
}

test('the site’s setting selects the purchase widget (§3 Site settings)', async () => {
  expect(await widgetOf('CartDrawer')).toBe(cartDrawer)
  expect(await widgetOf('CartToast')).toBe(cartToast)
})

test.each(['NoSuchPopup', '', 'constructor', 'mini-cart'])(
  'the setting “%s” falls back to CartToast',
  async (name) => {
    expect(await widgetOf(name)).toBe(cartToast)
  },
)
