import { readSettings } from './settings.rules'

test('the temporary stop ends selling unless is-selling is on (§4 Selling)', () => {
  expect(readSettings({}).isSelling).toBe(true)
  expect(
    readSettings({
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
    }).isSelling,
  ).toBe(true)
  expect(
    readSettings({
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
    }).isSelling,
  ).toBe(false)
  expect(
    readSettings({
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
    }).isSelling,
  ).toBe(true)
})

test('the cart popup is CartToast unless the site names another (§3)', () => {
  expect(readSettings({}).cartPopup).toBe('CartToast')
  expect(readSettings({ 'SITE.CART_POPUP_COMPONENT': 'CartDrawer' }).cartPopup).toBe('CartDrawer')
})

test('flags arrive as booleans, numbers or text', () => {
  for (const value of [true, 1, '1', 'true'])
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(true)
  for (const value of [false, 0, '0', ''])
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(false)
})

test('an unset flag has its default value', () => {
  for (const value of [null, undefined]) {
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(true)
    expect(readSettings({ 'SITE.IS_NO_MEMBER_USE': value }).isMembersOnlyOff).toBe(false)
  }
})

test('the captcha is version 3 by default, for the named screens', () => {
  expect(readSettings({}).captcha).toMatchObject({ siteKey: '', version: 3 })
  expect(
    readSettings({ 'CAPTCHA.VERSION': 2, 'CAPTCHA.SCREENS': 'contact, cart-confirm' }).captcha,
  ).toMatchObject({ version: 2, screens: ['contact', 'cart-confirm'] })
})

test('SITE.THEME_ARGUMENTS set colours for light and dark alone', () => {
  const colours = { accent: '#0a5', paper: '#FFFFFF', ink: 'red;}body{display:none', unknown: '#000' }

  expect(
    readSettings({ 'SITE.THEME_ARGUMENTS': { ...colours, dark: { accent: '#9fd' } } }).themeArguments,
  ).toEqual({ light: { accent: '#0a5', paper: '#FFFFFF' }, dark: { accent: '#9fd' } })
  for (const none of [undefined, null, 'x', []])
    expect(readSettings({ 'SITE.THEME_ARGUMENTS': none }).themeArguments).toEqual({ light: {}, dark: {} })
})

test('a sheet wallet’s settings are an object of texts', () => {
  const google = { environment: 'TEST', gateway: 'example', count: 1 }

  expect(readSettings({ 'PAYMENT.GOOGLE_PAY': google, 'PAYMENT.APPLE_PAY': {} }).paymentSheets).toEqual({
    google_pay: { environment: 'TEST', gateway: 'example' },
  })
  for (const none of [undefined, null, '', 'x'])
    expect(readSettings({ 'PAYMENT.APPLE_PAY': none }).paymentSheets).toEqual({})
})
