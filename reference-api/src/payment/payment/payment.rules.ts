import type { PaymentKind } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { creditNeeded, creditRefusal, type CreditRow } from '../credit/credit.rules'

export const walletCodes = [
  'paypay',
  'amazon_pay',
  'rakuten_pay',
  'd_barai',
  'apple_pay',
  'google_pay',
] as const

/** Payment methods that a channel can offer. An order of 0 yen needs no payment method. */
export const paymentCodes = [
  'card',
  ...walletCodes,
  'convenience_store',
  'bank_transfer',
  'deferred',
  'cash_on_delivery',
] as const

/** Fees for cash on delivery in yen including tax, by amount collected in yen. */
export const cashOnDeliveryFees = [
  { upTo: 10_000, fee: 330 },
  { upTo: 30_000, fee: 440 },
  { upTo: 100_000, fee: 660 },
  { upTo: 300_000, fee: 1_100 },
]

/** The wallets' per-payment limit, in yen. */
const walletAmountMax = 500_000

/**
 * Checks whether the payment service settles the payment while the shopper waits, as for a card or a wallet.
 */
export const isSettledOutside = (kind: PaymentKind) => kind === 'card' || kind === 'wallet'

/** Returns true if the order ships only after the money has arrived. */
export const isPaidInAdvance = (kind: PaymentKind) => kind === 'convenience_store' || kind === 'bank_transfer'

/** Days until an unpaid convenience store payment or bank transfer cancels the order. */
export const depositDays = 7

export function paymentFee(kind: PaymentKind, amount: number): number {
  switch (kind) {
    case 'cash_on_delivery':
      return (cashOnDeliveryFees.find(({ upTo }) => amount <= upTo) ?? cashOnDeliveryFees.at(-1)!).fee
    case 'deferred':
      return 250
    case 'card':
    case 'wallet':
    case 'convenience_store':
    case 'bank_transfer':
    case 'free':
      return 0
  }
}

export type PaymentSituation = {
  /** Amount in yen before the payment fee. */
  amount: number
  isSocialGift: boolean
  shippingCount: number
  /** Whether someone else receives the order, who would have to pay at the door. */
  isForOther: boolean
  isMember: boolean
  /** First day to request if the order is paid in advance. Null if the requested days can be met. */
  prepaidFrom: string | null
  /** Credit terms of a business that orders on account. Null for everyone else. */
  credit: CreditRow | null
  /** Whether the shop sells on account (`PAYMENT.IS_CREDIT_USE`), to members with credit terms only. */
  isBoughtOnAccount: boolean
}

export function paymentRefusal(kind: PaymentKind, situation: PaymentSituation): string | null {
  const { amount, isSocialGift, shippingCount, isForOther, isMember, prepaidFrom, credit } = situation
  if (kind === 'free') return amount === 0 ? null : 'お支払い金額が0円の場合にご利用いただけます。'
  if (amount === 0) return 'お支払い金額が0円のため、お支払い方法の選択は不要です。'
  switch (kind) {
    case 'card':
      return null
    case 'wallet':
      return amount > walletAmountMax ? '1回のお支払いの上限（50万円）を超えています。' : null
    case 'cash_on_delivery':
      if (isSocialGift) return 'ソーシャルギフトでは代金引換をご利用いただけません。'
      if (shippingCount > 1) return 'お届け先が複数の場合、代金引換はご利用いただけません。'
      if (isForOther)
        return 'お届け先がご注文者さまと異なる場合、代金引換はご利用いただけません（お受け取りの方のお支払いになるため）。'
      return amount > 300_000 ? '代金引換は30万円までのご注文でご利用いただけます。' : null
    case 'deferred':
      if (isSocialGift)
        return `ソーシャルギフトでは${situation.isBoughtOnAccount ? '請求書払い' : '後払い'}をご利用いただけません。`
      if (situation.isBoughtOnAccount && !credit) return creditNeeded
      if (!isMember) return '後払いは会員の方のみご利用いただけます。'
      if (credit) return creditRefusal(amount + paymentFee(kind, amount), credit)
      return amount > 55_000 ? '後払いは55,000円までのご注文でご利用いただけます。' : null
    case 'convenience_store':
    case 'bank_transfer':
      if (kind === 'convenience_store' && amount > 299_999)
        return 'コンビニ払いは30万円未満のご注文でご利用いただけます。'
      return prepaidFrom === null
        ? null
        : `前払いのため、お届け希望日は${formatDayWithWeekday(prepaidFrom)}以降をご指定ください。`
  }
}
