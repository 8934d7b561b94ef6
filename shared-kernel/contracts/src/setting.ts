import { record, string, unknown } from 'superstruct'
import { endpoint } from './endpoint'

/** A value per key of §9, as the shop's staff set it. */
export const getFrontSettings = endpoint({
  method: 'GET',
  path: '/v1/settings/front',
  access: 'public',
  response: record(string(), unknown()),
})

/** Every key of §9 with the value of a shop that has set none. */
export const settingDefaults = {
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
