/** Default values of all settings in §9. */
export const settingDefaults = {
  'SITE.NAMESPACE': '',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.THEME': 'gift',
  /** Theme colours by token. Those for the dark scheme are under `dark`. */
  'SITE.THEME_ARGUMENTS': {},
  'SITE.STORAGE_BASE_URL': '',
  'SITE.IS_NO_MEMBER_USE': false,
  'SITE.CART_POPUP_COMPONENT': 'CartToast',
  'SITE.IS_VERIFY_EMAIL_FIRST_LOGIN': false,
  'USER.IS_NAME_KANA_OPTIONAL': false,
  /** If true, members register with the code of a school. */
  'USER.IS_SCHOOL_REQUIRED': false,
  'PRODUCT.IS_MADE_TO_ORDER_USE': false,
  /** If true, prices excluding tax come first, as businesses expect. */
  'PRICE.IS_WITHOUT_TAX_FIRST': false,
  /** If true, shoppers can download the cart as a quote. */
  'CART.IS_QUOTE_USE': false,
  /** If true, shoppers can add many products at once by code. */
  'CART.IS_ORDER_BY_CODE_USE': false,
  /** If true, businesses may buy on account, up to their own limit. */
  'PAYMENT.IS_CREDIT_USE': false,
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  /** If false, search engines don't index the shop. */
  'SITE.IS_INDEXED': true,
  /**
   * Highest shipping fee including tax, and return period in days, both for search engines. 0 publishes
   * neither.
   */
  'ORDER.SHIPPING.MAX_RATE': 0,
  'ORDER.RETURN.DAYS': 0,
  /** Shown above the footer. An empty text shows nothing. */
  'SHOP.PHONE_NUMBER': '',
  'SHOP.PHONE_HOURS': '',
  /** A note on the shop's images, e.g. that they are illustrations. */
  'SHOP.PICTURES_NOTE': '',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  /** Codes of the wallets offered in the cart and on product pages, separated by commas. */
  'PAYMENT.EXPRESS': '',
  /**
   * Shop data required by a wallet that uses the browser's payment sheet. Without the data, the wallet isn't
   * offered. Apple Pay: `merchantIdentifier`. Google Pay: `environment`, `gateway`, `gatewayMerchantId`,
   * `merchantId`.
   */
  'PAYMENT.APPLE_PAY': {},
  'PAYMENT.GOOGLE_PAY': {},
  'CAPTCHA.VERSION': 3,
  'CAPTCHA.SITE_KEY': '',
  'CAPTCHA.SCREENS': '',
  'CAPTCHA.SCRIPT_URL': 'https://www.google.com/recaptcha/enterprise.js',
  /** If true, loads no third-party content before the shopper consents. */
  'SITE.IS_CONSENT_REQUIRED': false,
  'GTM.ID': '',
  'GTM.PURCHASE.IS_WITHOUT_TAX_VALUE': false,
  'GTM.DATA_LAYER.PURCHASE': '',
  'PLUGIN.NAVIPLUS.IS_USE': false,
  'PLUGIN.NAVIPLUS.SERIAL': '',
  'PLUGIN.NAVIPLUS.KEY': '',
  'PLUGIN.NAVIPLUS.RECO_SNAP_HOST': '',
}
