/** Every key of §9 with the value of a shop that has set none. */
export const settingDefaults = {
  'SITE.NAMESPACE': '',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.THEME': 'gift',
  /** Colours of the theme by token, and under `dark` those of its dark scheme. */
  'SITE.THEME_ARGUMENTS': {},
  'SITE.STORAGE_BASE_URL': '',
  'SITE.IS_NO_MEMBER_USE': false,
  'SITE.CART_POPUP_COMPONENT': 'CartToast',
  'SITE.IS_VERIFY_EMAIL_FIRST_LOGIN': false,
  'USER.IS_NAME_KANA_OPTIONAL': false,
  'PRODUCT.IS_MADE_TO_ORDER_USE': false,
  /** True: prices without tax come first, as businesses reckon. */
  'PRICE.IS_WITHOUT_TAX_FIRST': false,
  /** True: the cart can be had as a quote. */
  'CART.IS_QUOTE_USE': false,
  /** True: the cart takes many goods at once by their codes. */
  'CART.IS_ORDER_BY_CODE_USE': false,
  /** True: businesses may buy on account, up to the limit that each has. */
  'PAYMENT.IS_CREDIT_USE': false,
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  /** False: search engines stay out. */
  'SITE.IS_INDEXED': true,
  /** For search engines; 0 tells nothing: the dearest postage with tax, and days to send goods back. */
  'ORDER.SHIPPING.MAX_RATE': 0,
  'ORDER.RETURN.DAYS': 0,
  /** Told above the footer; '' tells none. */
  'SHOP.PHONE_NUMBER': '',
  'SHOP.PHONE_HOURS': '',
  /** What the shop says of its pictures, such as that they are drawings. */
  'SHOP.PICTURES_NOTE': '',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  /** Codes of the wallets that stand in cart and product, parted by commas. */
  'PAYMENT.EXPRESS': '',
  /**
   * What a wallet of the browser's payment sheet has to know of the shop; without it none is offered.
   * Apple Pay: `merchantIdentifier`. Google Pay: `environment`, `gateway`, `gatewayMerchantId`, `merchantId`.
   */
  'PAYMENT.APPLE_PAY': {},
  'PAYMENT.GOOGLE_PAY': {},
  'CAPTCHA.VERSION': 3,
  'CAPTCHA.SITE_KEY': '',
  'CAPTCHA.SCREENS': '',
  'CAPTCHA.SCRIPT_URL': 'https://www.google.com/recaptcha/enterprise.js',
  /** Nothing of third parties is loaded before the shopper has agreed. */
  'SITE.IS_CONSENT_REQUIRED': false,
  'GTM.ID': '',
  'GTM.PURCHASE.IS_WITHOUT_TAX_VALUE': false,
  'GTM.DATA_LAYER.PURCHASE': '',
  'PLUGIN.NAVIPLUS.IS_USE': false,
  'PLUGIN.NAVIPLUS.SERIAL': '',
  'PLUGIN.NAVIPLUS.KEY': '',
  'PLUGIN.NAVIPLUS.RECO_SNAP_HOST': '',
}
