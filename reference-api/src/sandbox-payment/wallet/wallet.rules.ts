export const wallets = {
  paypay: {
    name: 'PayPay',
    account: '携帯電話番号 090-****-5678',
    source: 'PayPay残高',
    button: 'PayPayで支払う',
  },
  amazon_pay: {
    name: 'Amazon Pay',
    account: 'hanako@example.com',
    source: 'Visa 下4桁 1234',
    button: 'Amazon Payで支払う',
  },
  rakuten_pay: {
    name: '楽天ペイ',
    account: '楽天会員 hanako さま',
    source: '楽天カード 下4桁 5678',
    button: '楽天ペイで支払う',
  },
  d_barai: {
    name: 'd払い',
    account: 'dアカウント hanako_t',
    source: '電話料金合算払い',
    button: 'd払いで支払う',
  },
  apple_pay: {
    name: 'Apple Pay',
    account: 'この端末のウォレット',
    source: 'Mastercard 下4桁 4444',
    button: 'Apple Payで支払う',
  },
  google_pay: {
    name: 'Google Pay',
    account: 'hanako@example.com',
    source: 'Visa 下4桁 1111',
    button: 'Google Payで支払う',
  },
} as const

/** Browser wallets: shoppers consent in the payment sheet rather than on a page. */
const sheetWallets: readonly string[] = ['apple_pay', 'google_pay']
export const isSheetWallet = (method: string) => sheetWallets.includes(method)

export type Wallet = keyof typeof wallets

export const isWallet = (method: string): method is Wallet => Object.hasOwn(wallets, method)

/** Outcomes of a simulated payment. The first outcome is the normal case. */
export const behaviours = {
  pays: '支払いが完了してショップに戻る',
  refused: '残高不足などで断られる',
  timed_out: '時間切れになる',
  late: '確認に時間がかかり、ショップに戻ったあとで完了する',
  closed: '支払いは完了するが、ショップに戻らない（通知だけが届く）',
} as const

export type Behaviour = keyof typeof behaviours

export const isBehaviour = (text: string): text is Behaviour => Object.hasOwn(behaviours, text)

/** Delay for slow payments. */
export const lateMs = 6_000
/** Notification delay when the browser doesn't return to the shop. */
export const closedMs = 2_000
