import type { PaymentKind } from '@storefront/contracts'
import { formatDate, formatDayWithWeekday, formatYen } from '@storefront/locale-ja'
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

type Method = { kind: PaymentKind; options: readonly { code: string; name: string }[] }

type Bill = {
  orderNo: string
  now: Date
  /** Amount in yen including tax and the payment fee. */
  amount: number
  credit: CreditRow | null
  /** The day on which the order's last parcel ships. */
  shipsOn: string
  /** The day to pay by so that a requested day is kept, if the method is paid in advance. */
  payBy: string | null
}

/** Businesses are billed by the day of dispatch. */
function accountInstruction(amount: string, credit: CreditRow, shipsOn: string): string {
  const { closes_on, due_on } = computeBillDates(shipsOn, credit)
  return [
    amount,
    `ご請求：${formatDate(closes_on)}締め（出荷日が基準です。${formatDayWithWeekday(shipsOn)}に出荷の予定）`,
    `お支払い期限：${formatDate(due_on)}`,
  ].join('\n')
}

/**
 * Returns how to pay, one fact a line: amount, account or number, and date. Null if there is nothing to do.
 */
export function paymentInstruction(payment: Method, choice: PaymentChoice | null, bill: Bill): string | null {
  const { orderNo, now, credit, shipsOn, payBy } = bill
  const until = formatDate(depositDeadline(now))
  const amount = `お支払い金額：${formatYen(bill.amount)}（税込）`
  const forRequestedDay = payBy
    ? [`ご希望の日のお届けには：${formatDayWithWeekday(payBy)}までにお支払いください`]
    : []
  switch (payment.kind) {
    case 'convenience_store': {
      const store = payment.options.find(({ code }) => code === choice?.convenience_store)?.name ?? 'コンビニ'
      return [
        amount,
        `お支払い先：${store}`,
        `お支払い番号：${orderNo.replace(/\D/g, '')}`,
        `お支払い期限：${until}`,
        ...forRequestedDay,
      ].join('\n')
    }
    case 'bank_transfer':
      return [
        amount,
        'お振込先：つなぐ銀行 本店営業部 普通 1234567 カ）ツナグギフト（運営会社の口座です）',
        `お振込期限：${until}`,
        ...forRequestedDay,
        `お振込名義の前に注文番号「${orderNo}」をご入力ください。`,
      ].join('\n')
    case 'deferred':
      if (credit) return accountInstruction(amount, credit, shipsOn)
      return `${amount}\n商品到着後に届く請求書で、発行から14日以内にお支払いください。`
    case 'cash_on_delivery':
      return `${amount}\n商品お届け時に、配送業者へ現金でお支払いください。`
    case 'card':
    case 'wallet':
    case 'free':
      return null
  }
}
