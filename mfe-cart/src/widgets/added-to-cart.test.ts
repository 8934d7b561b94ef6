import { emptySite, setSite } from '@storefront/site'
import { widgets } from '.'
import { cartDrawer } from './cart-drawer'
import { cartToast } from './cart-toast'

const widgetOf = (cartPopup: string) => {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, cartPopup } })
  return widgets['added-to-cart']?.()
}

test("selects the purchase widget from the site's settings (§3 Site settings)", async () => {
  expect(await widgetOf('CartDrawer')).toBe(cartDrawer)
  expect(await widgetOf('CartToast')).toBe(cartToast)
})

test.each(['NoSuchPopup', '', 'constructor', 'mini-cart'])(
  'falls back to CartToast for the setting “%s”',
  async (name) => {
    expect(await widgetOf(name)).toBe(cartToast)
  },
)
