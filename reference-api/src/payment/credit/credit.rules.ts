import type { CreditBill, CreditStatus } from '@storefront/contracts'
import { formatYen, toTokyoDay } from '@storefront/locale-ja'
import type { Selectable } from 'kysely'
import type { CreditAccountTable } from './credit.table'

export type CreditTerms = Omit<Selectable<CreditAccountTable>, 'user_account_id'>
/** `used` is the amount currently owed, in yen. */
export type CreditRow = CreditTerms & { used: number }

const two = (part: number) => String(part).padStart(2, '0')
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Returns the date of a day in a month, or the month's last day if the month is shorter. `month` may exceed
 * 12.
 */
function dayIn(year: number, month: number, day: number): string {
  const months = year * 12 + month - 1
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${inYear}-${two(inMonth)}-${two(Math.min(day, lastDayOf(inYear, inMonth)))}`
}

/** Returns the closing date and due date of the bill for goods that ship on this calendar day. */
export function computeBillDates(day: string, { closing_day, due_months, due_day }: CreditTerms) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isThisMonth = day <= dayIn(year, month, closing_day)
  const closes_on = dayIn(year, isThisMonth ? month : month + 1, closing_day)
  const [closingYear = 0, closingMonth = 0] = closes_on.split('-').map(Number)
  return { closes_on, due_on: dayIn(closingYear, closingMonth + due_months, due_day) }
}

const dayWords = (day: number) => (day === 31 ? '末' : `${day}日`)
const monthWords = ['当月', '翌月', '翌々月', '3か月後の'] as const

/** Formats the billing terms, e.g. 月末締め・翌月末払い. */
export function creditTerms({ closing_day, due_months, due_day }: CreditTerms): string {
  const closing = closing_day === 31 ? '月末' : `毎月${closing_day}日`
  return `${closing}締め・${monthWords[due_months] ?? ''}${dayWords(due_day)}払い`
}

export const creditStatus = (row: CreditRow): CreditStatus => ({
  limit: row.credit_limit,
  used: row.used,
  available: Math.max(0, row.credit_limit - row.used),
  terms: creditTerms(row),
})

/** Shown to guests and to members without credit terms in a shop that sells on account. */
export const creditNeeded =
  '請求書払いは、ご利用枠のある会員の方がお使いいただけます。初回のご注文のあとにご案内します。'

/** Returns why an order of this amount can't be placed on account, or null if it can. */
export function creditRefusal(amount: number, row: CreditRow): string | null {
  const available = Math.max(0, row.credit_limit - row.used)
  if (amount <= available) return null
  return (
    `請求書払いのご利用枠の残り（${formatYen(available)}）を${formatYen(amount - available)}超えています。` +
    '数量を減らすか、ほかのお支払い方法をお選びください。'
  )
}

/** `ships_on` is the day on which the last parcel ships. Null for older orders. */
type OpenOrder = { ordered_at: Date | string; ships_on: string | null; total_payment: number }

/** Returns the open amount of each bill, by due date. Payments are applied to the oldest orders first. */
export function openBills(orders: readonly OpenOrder[], paid: number, terms: CreditTerms): CreditBill[] {
  const bills = new Map<string, CreditBill>()
  let left = paid
  const byAge = [...orders].sort((a, b) => Number(new Date(a.ordered_at)) - Number(new Date(b.ordered_at)))
  for (const { ordered_at, ships_on, total_payment } of byAge) {
    const covered = Math.min(left, total_payment)
    left -= covered
    if (covered === total_payment) continue
    const bill = computeBillDates(ships_on ?? toTokyoDay(ordered_at), terms)
    const before = bills.get(bill.closes_on)?.amount ?? 0
    bills.set(bill.closes_on, { ...bill, amount: before + total_payment - covered })
  }
  return [...bills.values()].sort((a, b) => (a.closes_on < b.closes_on ? -1 : 1))
}
