import { settingDefaults } from '@storefront/contracts'

/** `GET /v1/settings/front`: a value per key of §9. */
export type WireSettings = Record<string, unknown>

/** The settings in force, with their defaults where the shop has not set one. */
export type Settings = {
  namespace: string
  themeName: string
  channelPrefix: string
  storageBaseUrl: string
  /** Widest phone and widest tablet in CSS pixels (§4 Screen). */
  breakpoints: { small: number; medium: number }
  isSeveralShippingsAllowed: boolean
  isSelling: boolean
  isMembersOnlyOff: boolean
  isEmailVerifiedAtFirstLogin: boolean
  /** §5: the business theme does without the kana of a name. */
  isKanaOptional: boolean
  /** Widget of mfe-cart that tells of an added product. */
  cartPopup: string
  /** §1: version 2 shows a box to tick, version 3 scores in silence; asked on the screens that are named. */
  captcha: { siteKey: string; version: 2 | 3; scriptUrl: string; screens: string[] }
  tagManager: { id: string | null; isPurchaseWithoutTax: boolean; purchaseDataLayer: string | null }
  recommendation: { isUsed: boolean; serial: string; key: string; host: string }
}

type Key = keyof typeof settingDefaults

/** Reads the wire's keys once; nobody else spells them. */
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
    channelPrefix: text('SITE.CHANNEL_PREFIX'),
    storageBaseUrl: text('SITE.STORAGE_BASE_URL'),
    breakpoints: {
      small: number('SITE.BREAKPOINT.SCREEN-SM'),
      medium: number('SITE.BREAKPOINT.SCREEN-MD'),
    },
    isSeveralShippingsAllowed: flag('ORDER.SHIPPING.IS_ALLOW_MULTIPLE'),
    isSelling: !(
      flag('PLUGIN.TEMPORARY_STOP_SELLING.IS_USE') && !flag('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING')
    ),
    isMembersOnlyOff: flag('SITE.IS_NO_MEMBER_USE'),
    isEmailVerifiedAtFirstLogin: flag('SITE.IS_VERIFY_EMAIL_FIRST_LOGIN'),
    isKanaOptional: flag('USER.IS_NAME_KANA_OPTIONAL'),
    cartPopup: text('SITE.CART_POPUP_COMPONENT'),
    captcha: {
      siteKey: text('CAPTCHA.SITE_KEY'),
      version: number('CAPTCHA.VERSION') === 2 ? 2 : 3,
      scriptUrl: text('CAPTCHA.SCRIPT_URL'),
      screens: text('CAPTCHA.SCREENS')
        .split(',')
        .map((name) => name.trim()),
    },
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
