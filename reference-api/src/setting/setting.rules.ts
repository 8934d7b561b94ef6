/** Every key of §9 with the value of a shop that has set none. */
const defaults = {
  'SITE.NAMESPACE': '',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.THEME': 'gift',
  'SITE.STORAGE_BASE_URL': '',
  'SITE.IS_NO_MEMBER_USE': false,
  'SITE.CART_POPUP_COMPONENT': 'CartToast',
  'SITE.IS_VERIFY_EMAIL_FIRST_LOGIN': false,
  'USER.IS_NAME_KANA_OPTIONAL': false,
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'CAPTCHA.VERSION': 3,
  'CAPTCHA.SITE_KEY': '',
  'CAPTCHA.SCREENS': '',
  'CAPTCHA.SCRIPT_URL': 'https://www.google.com/recaptcha/enterprise.js',
  'GTM.ID': '',
  'GTM.PURCHASE.IS_WITHOUT_TAX_VALUE': false,
  'GTM.DATA_LAYER.PURCHASE': '',
  'PLUGIN.NAVIPLUS.IS_USE': false,
  'PLUGIN.NAVIPLUS.SERIAL': '',
  'PLUGIN.NAVIPLUS.KEY': '',
  'PLUGIN.NAVIPLUS.RECO_SNAP_HOST': '',
}

/** Not the browser's business, though not secret: how sign-in behaves. */
const serverKeys = ['AUTH.', 'USER.', 'SITE.MAINTENANCE']

/** What forms that are not laid out by the server go by, all the same (§5). */
const formKeys = ['USER.IS_NAME_KANA_OPTIONAL']

const isShown = (key: string) =>
  formKeys.includes(key) || !serverKeys.some((prefix) => key.startsWith(prefix))

export function frontSettings(channel: string, stored: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(stored).filter(([key]) => isShown(key))
  return { ...defaults, 'SITE.NAMESPACE': channel, ...Object.fromEntries(shown) }
}

/** §4: selling may be stopped for a time while the shop stays open. */
export const isSelling = (settings: Record<string, unknown>) =>
  !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) ||
  isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)

/** A flag as staff write it: true, 1, "1" or "true". */
export function isOn(value: unknown): boolean {
  return [true, 1, '1', 'true'].includes(value as never)
}
