import { readSettings } from './settings.rules'

test('stops selling only if IS_USE is on and IS_SELLING off (§4 Selling)', () => {
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

test('uses CartToast as cart popup unless configured otherwise (§3)', () => {
  expect(readSettings({}).cartPopup).toBe('CartToast')
  expect(readSettings({ 'SITE.CART_POPUP_COMPONENT': 'CartDrawer' }).cartPopup).toBe('CartDrawer')
})

test('accepts flags as booleans, numbers or text', () => {
  for (const value of [true, 1, '1', 'true'])
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(true)
  for (const value of [false, 0, '0', ''])
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(false)
})

test('uses the default value for an unset flag', () => {
  for (const value of [null, undefined]) {
    expect(readSettings({ 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': value }).isSeveralShippingsAllowed).toBe(true)
    expect(readSettings({ 'SITE.IS_NO_MEMBER_USE': value }).isMembersOnlyOff).toBe(false)
  }
})

test('reads the captcha version and screens, and defaults to version 3', () => {
  expect(readSettings({}).captcha).toMatchObject({ siteKey: '', version: 3 })
  expect(
    readSettings({ 'CAPTCHA.VERSION': 2, 'CAPTCHA.SCREENS': 'contact, cart-confirm' }).captcha,
  ).toMatchObject({ version: 2, screens: ['contact', 'cart-confirm'] })
})

test('reads only valid colours from SITE.THEME_ARGUMENTS for light and dark schemes', () => {
  const colours = { accent: '#0a5', paper: '#FFFFFF', ink: 'red;}body{display:none', unknown: '#000' }

  expect(
    readSettings({ 'SITE.THEME_ARGUMENTS': { ...colours, dark: { accent: '#9fd' } } }).themeArguments,
  ).toEqual({ light: { accent: '#0a5', paper: '#FFFFFF' }, dark: { accent: '#9fd' } })
  for (const none of [undefined, null, 'x', []])
    expect(readSettings({ 'SITE.THEME_ARGUMENTS': none }).themeArguments).toEqual({ light: {}, dark: {} })
})

test('reads only the text values of Google Pay and Apple Pay settings', () => {
  const google = { environment: 'TEST', gateway: 'example', count: 1 }

  expect(readSettings({ 'PAYMENT.GOOGLE_PAY': google, 'PAYMENT.APPLE_PAY': {} }).paymentSheets).toEqual({
    google_pay: { environment: 'TEST', gateway: 'example' },
  })
  for (const none of [undefined, null, '', 'x'])
    expect(readSettings({ 'PAYMENT.APPLE_PAY': none }).paymentSheets).toEqual({})
})
