/** Every key of §9 with its default value. */
export const settingDefaults = {
  'SITE.NAMESPACE': '',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.THEME': 'gift',
  /** Colours of the theme by token, those of its dark scheme under `dark`. */
  'SITE.THEME_ARGUMENTS': {},
  'SITE.STORAGE_BASE_URL': '',
  'SITE.IS_NO_MEMBER_USE': false,
  'SITE.CART_POPUP_COMPONENT': 'CartToast',
  'SITE.IS_VERIFY_EMAIL_FIRST_LOGIN': false,
  'USER.IS_NAME_KANA_OPTIONAL': false,
  'PRODUCT.IS_MADE_TO_ORDER_USE': false,
  /** True: prices without tax come first, as businesses calculate. */
  'PRICE.IS_WITHOUT_TAX_FIRST': false,
  /** True: shoppers can download the cart as a quote. */
  'CART.IS_QUOTE_USE': false,
  /** True: shoppers can add many goods at once by their codes. */
  'CART.IS_ORDER_BY_CODE_USE': false,
  /** True: businesses may buy on account, up to their own limit. */
  'PAYMENT.IS_CREDIT_USE': false,
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  /** False: search engines do not index the shop. */
  'SITE.IS_INDEXED': true,
  /** For search engines; 0 publishes none: the dearest postage with tax, and days to return goods. */
  'ORDER.SHIPPING.MAX_RATE': 0,
  'ORDER.RETURN.DAYS': 0,
  /** Shown above the footer; '' shows none. */
  'SHOP.PHONE_NUMBER': '',
  'SHOP.PHONE_HOURS': '',
  /** A note on the shop's pictures, e.g. that they are drawings. */
  'SHOP.PICTURES_NOTE': '',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  /** Codes of the wallets in cart and product, separated by commas. */
  'PAYMENT.EXPRESS': '',
  /**
   * Data of the shop that a wallet of the browser's payment sheet needs; without it the wallet is not
   * offered. Apple Pay: `merchantIdentifier`. Google Pay: `environment`, `gateway`, `gatewayMerchantId`,
   * `merchantId`.
   */
  'PAYMENT.APPLE_PAY': {},
  'PAYMENT.GOOGLE_PAY': {},
  'CAPTCHA.VERSION': 3,
  'CAPTCHA.SITE_KEY': '',
  'CAPTCHA.SCREENS': '',
  'CAPTCHA.SCRIPT_URL': 'https://www.google.com/recaptcha/enterprise.js',
  /** Loads no third party before the shopper consents. */
  'SITE.IS_CONSENT_REQUIRED': false,
  'GTM.ID': '',
  'GTM.PURCHASE.IS_WITHOUT_TAX_VALUE': false,
  'GTM.DATA_LAYER.PURCHASE': '',
  'PLUGIN.NAVIPLUS.IS_USE': false,
  'PLUGIN.NAVIPLUS.SERIAL': '',
  'PLUGIN.NAVIPLUS.KEY': '',
  'PLUGIN.NAVIPLUS.RECO_SNAP_HOST': '',
}
