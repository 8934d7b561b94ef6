import type { Settings } from './settings.rules'

/** Names as the wallets spell them. Other codes are ignored. */
const names: Readonly<Record<string, string>> = {
  paypay: 'PayPay',
  amazon_pay: 'Amazon Pay',
  rakuten_pay: '楽天ペイ',
  d_barai: 'd払い',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

/** Lists the wallets offered in the cart and on product pages, in the shop's order. */
export const listExpressWallets = ({ expressWallets }: Pick<Settings, 'expressWallets'>) =>
  expressWallets.flatMap((code) => (Object.hasOwn(names, code) ? [{ code, name: names[code]! }] : []))
