import { settingDefaults } from '@storefront/contracts'
import { readThemeArguments, type ThemeColours } from './theme-arguments.rules'

/** Response of `GET /v1/settings/front`: values by key of §9. */
export type WireSettings = Record<string, unknown>

/** The active settings, with defaults for those the shop hasn't set. */
export type Settings = {
  namespace: string
  themeName: string
  /** Colours by token that override the theme's, for the light and dark schemes. */
  themeArguments: { light: ThemeColours; dark: ThemeColours }
  storageBaseUrl: string
  /** Maximum width of a phone and of a tablet in CSS pixels (§4 Screen). */
  breakpoints: { small: number; medium: number }
  isSeveralShippingsAllowed: boolean
  /** Highest shipping fee in yen, for search engines. 0 if the shop publishes none. */
  maxShippingRate: number
  returnDays: number
  isIndexed: boolean
  /** Empty if the shop publishes no phone number. */
  phoneNumber: string
  phoneHours: string
  picturesNote: string
  isSelling: boolean
  isMembersOnlyOff: boolean
  isEmailVerifiedAtFirstLogin: boolean
  /** True if products are made to measure or carry a name, so that my page stores both. */
  isMadeToOrderUsed: boolean
  /** Many products can be added to the cart at once by code. */
  isOrderedByCode: boolean
  /** Shoppers can download the cart as a quote. */
  isQuoted: boolean
  /** Businesses may buy on account, up to their own limit. */
  isBoughtOnAccount: boolean
  /** Members register with the code of a school, which no order contains. */
  isSchoolRequired: boolean
  /** Prices excluding tax come first, as businesses expect. */
  isPricedWithoutTax: boolean
  /** mfe-cart's widget that announces an added product. */
  cartPopup: string
  /** §1: version 2 shows a checkbox, version 3 scores silently. Used on the listed screens. */
  captcha: { siteKey: string; version: 2 | 3; scriptUrl: string; screens: string[] }
  /** Codes of the wallets offered in the cart and on product pages. */
  expressWallets: string[]
  /** Shop data for wallets that use the browser's payment sheet. A wallet without such data isn't offered. */
  paymentSheets: { apple_pay?: Texts; google_pay?: Texts }
  /** Requires consent before loading third-party content, instead of an opt-out. */
  isConsentRequired: boolean
  tagManager: { id: string | null; isPurchaseWithoutTax: boolean; purchaseDataLayer: string | null }
  recommendation: { isUsed: boolean; serial: string; key: string; host: string }
}

type Texts = Record<string, string>

type Key = keyof typeof settingDefaults

/** Reads the settings from the response. No other code may use the response's keys. */
export function readSettings(wire: WireSettings): Settings {
  const text = (key: Key) => (typeof wire[key] === 'string' ? wire[key] : String(settingDefaults[key]))
  const number = (key: Key) =>
    Number.isFinite(Number(wire[key])) && wire[key] !== null && wire[key] !== undefined
      ? Number(wire[key])
      : Number(settingDefaults[key])
  const flag = (key: Key) => [true, 1, '1', 'true'].includes((wire[key] ?? settingDefaults[key]) as never)
  return {
    namespace: text('SITE.NAMESPACE'),
    themeName: text('SITE.THEME'),
    themeArguments: readThemeArguments(wire['SITE.THEME_ARGUMENTS']),
    storageBaseUrl: text('SITE.STORAGE_BASE_URL'),
    breakpoints: {
      small: number('SITE.BREAKPOINT.SCREEN-SM'),
      medium: number('SITE.BREAKPOINT.SCREEN-MD'),
    },
    maxShippingRate: number('ORDER.SHIPPING.MAX_RATE'),
    returnDays: number('ORDER.RETURN.DAYS'),
    phoneNumber: text('SHOP.PHONE_NUMBER'),
    phoneHours: text('SHOP.PHONE_HOURS'),
    picturesNote: text('SHOP.PICTURES_NOTE'),
    isIndexed: flag('SITE.IS_INDEXED'),
    isSeveralShippingsAllowed: flag('ORDER.SHIPPING.IS_ALLOW_MULTIPLE'),
    isSelling: !(
      flag('PLUGIN.TEMPORARY_STOP_SELLING.IS_USE') && !flag('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING')
    ),
    isMembersOnlyOff: flag('SITE.IS_NO_MEMBER_USE'),
    isEmailVerifiedAtFirstLogin: flag('SITE.IS_VERIFY_EMAIL_FIRST_LOGIN'),
    isMadeToOrderUsed: flag('PRODUCT.IS_MADE_TO_ORDER_USE'),
    isOrderedByCode: flag('CART.IS_ORDER_BY_CODE_USE'),
    isQuoted: flag('CART.IS_QUOTE_USE'),
    isBoughtOnAccount: flag('PAYMENT.IS_CREDIT_USE'),
    isSchoolRequired: flag('USER.IS_SCHOOL_REQUIRED'),
    isPricedWithoutTax: flag('PRICE.IS_WITHOUT_TAX_FIRST'),
    cartPopup: text('SITE.CART_POPUP_COMPONENT'),
    captcha: {
      siteKey: text('CAPTCHA.SITE_KEY'),
      version: number('CAPTCHA.VERSION') === 2 ? 2 : 3,
      scriptUrl: text('CAPTCHA.SCRIPT_URL'),
      screens: text('CAPTCHA.SCREENS')
        .split(',')
        .map((name) => name.trim()),
    },
    expressWallets: text('PAYMENT.EXPRESS')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
    paymentSheets: {
      ...textsIn('apple_pay', wire['PAYMENT.APPLE_PAY']),
      ...textsIn('google_pay', wire['PAYMENT.GOOGLE_PAY']),
    },
    isConsentRequired: flag('SITE.IS_CONSENT_REQUIRED'),
    tagManager: {
      id: text('GTM.ID') || null,
      isPurchaseWithoutTax: flag('GTM.PURCHASE.IS_WITHOUT_TAX_VALUE'),
      purchaseDataLayer: text('GTM.DATA_LAYER.PURCHASE') || null,
    },
    recommendation: {
      isUsed: flag('PLUGIN.NAVIPLUS.IS_USE'),
      serial: text('PLUGIN.NAVIPLUS.SERIAL'),
      key: text('PLUGIN.NAVIPLUS.KEY'),
      host: text('PLUGIN.NAVIPLUS.RECO_SNAP_HOST'),
    },
  }
}

/** Returns the entry's texts as an object, which is empty if the shop hasn't set any. */
function textsIn(name: 'apple_pay' | 'google_pay', value: unknown): { [Name in typeof name]?: Texts } {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return texts.length > 0 ? { [name]: Object.fromEntries(texts) } : {}
}
