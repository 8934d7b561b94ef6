import type { PaymentKind } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import dayjs from 'dayjs'
import type { PaymentChoice } from '../../cart/cart.table'
import { computeBillDates, type CreditRow } from '../../payment/credit/credit.rules'
import { depositDays, isPaidInAdvance, isSettledOutside } from '../../payment/payment/payment.rules'

const pendingMinutes = 30

const depositDeadline = (now: Date) =>
  dayjs(now)
    .add(depositDays * 24, 'hour')
    .toDate()

/** Returns the payment deadline, or null if no payment is awaited. */
export function paymentExpiry(kind: PaymentKind, now: Date): Date | null {
  if (isSettledOutside(kind)) return dayjs(now).add(pendingMinutes, 'minute').toDate()
  if (isPaidInAdvance(kind)) return depositDeadline(now)
  return null
}

function accountInstruction(now: Date, credit: CreditRow): string {
  const { closes_on, due_on } = computeBillDates(now, credit)
  return `${formatDate(closes_on)}締めの請求書で、${formatDate(due_on)}までにお支払いください。`
}

type Method = { kind: PaymentKind; options: readonly { code: string; name: string }[] }

/** Returns the instruction on how to pay, or null if the shopper has nothing to do. */
export function paymentInstruction(
  payment: Method,
  choice: PaymentChoice | null,
  orderNo: string,
  { now, credit }: { now: Date; credit: CreditRow | null },
): string | null {
  const until = formatDate(depositDeadline(now))
  switch (payment.kind) {
    case 'convenience_store': {
      const store = payment.options.find(({ code }) => code === choice?.convenience_store)?.name ?? 'コンビニ'
      return `${store}で、お支払い番号「${orderNo.replace(/\D/g, '')}」を${until}までにお支払いください。`
    }
    case 'bank_transfer':
      return `つなぐ銀行 本店営業部 普通 1234567 ギフトショップツナグ 宛に、${until}までにお振り込みください。お振込名義の前に注文番号「${orderNo}」をご入力ください。`
    case 'deferred':
      if (credit) return accountInstruction(now, credit)
      return '商品到着後に届く請求書で、発行から14日以内にお支払いください。'
    case 'cash_on_delivery':
      return '商品お届け時に、配送業者へ現金でお支払いください。'
    case 'card':
    case 'wallet':
    case 'free':
      return null
  }
}
