import { Rejection } from '../rejection'

/** How many unpaid orders one mail and one address may hold stock with (ADR 0062). */
const unpaidMax = { ofMail: 5, ofAddress: 10 }
/** As long as a transfer is waited for. */
export const holdingDays = 7

const retryAfterSeconds = 60 * 60

/** 429 when the order that has just been written is one too many; `factor` multiplies the limits, for load tests. */
export function refuseTooManyUnpaid(unpaid: { ofMail: number; ofAddress: number }, factor: number): void {
  if (unpaid.ofMail <= unpaidMax.ofMail * factor && unpaid.ofAddress <= unpaidMax.ofAddress * factor) return
  const message = 'お支払いがお済みでないご注文が続いているため、新しいご注文を承れません。お支払いの完了後、または時間をおいてもう一度お試しください'
  throw new Rejection(429, 'order.too_many_unpaid', message, {}, { 'retry-after': String(retryAfterSeconds) })
}
