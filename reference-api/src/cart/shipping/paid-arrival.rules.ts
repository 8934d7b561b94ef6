import { formatDayWithWeekday, toTokyoDay } from '@storefront/locale-ja'
import { addDays, daysBetween } from '../../delivery/delivery/business-day.rules'
import { firstDeliveryDay, type LeadtimeTerms } from '../../delivery/delivery/leadtime.rules'
import { depositDays } from '../../payment/payment/payment.rules'

/** Returns the arrival of an order paid by the end of this day, because the shop ships from the next day. */
const arrivalIfPaidOn = (day: string, terms: LeadtimeTerms) =>
  firstDeliveryDay({ ...terms, now: new Date(`${day}T23:59:59+09:00`) })

/** Returns the first arrival of an order that is paid tomorrow. Earlier days can't be requested with it. */
export const firstPrepaidDay = (terms: LeadtimeTerms): string =>
  arrivalIfPaidOn(addDays(toTokyoDay(terms.now), 1), terms)

/**
 * Describes the arrival of an order that ships after payment. Names the day by which to pay: tomorrow for the
 * earliest arrival, or the last day that still makes the requested one.
 */
export function paidArrivalText(terms: LeadtimeTerms, requestedDay: string | null): string {
  const today = toTokyoDay(terms.now)
  const tomorrow = addDays(today, 1)
  const arrival = firstPrepaidDay(terms)
  const days = daysBetween(tomorrow, arrival)
  if (requestedDay === null)
    return `${formatDayWithWeekday(tomorrow)}までにご入金の場合、${formatDayWithWeekday(arrival)}ごろにお届けします（その後のご入金では、ご入金の確認後${days}日ほど）`
  const payBy = lastPaymentDay(terms, requestedDay)
  return `${formatDayWithWeekday(payBy)}までにご入金の場合、ご希望の${formatDayWithWeekday(requestedDay)}にお届けします（その後のご入金では、ご希望の日より後になることがあります）`
}

type PaymentDay = { pay_by: string; arrives: string }

/** Lists the days to pay on, from today to the deposit's last, with the arrival of an order paid on each. */
function listPaymentDays(terms: LeadtimeTerms): PaymentDay[] {
  const today = toTokyoDay(terms.now)
  return Array.from({ length: depositDays + 1 }, (_, days) => {
    const pay_by = addDays(today, days)
    return { pay_by, arrives: arrivalIfPaidOn(pay_by, terms) }
  })
}

const findLast = (paymentDays: readonly PaymentDay[], requestedDay: string): string =>
  (paymentDays.findLast(({ arrives }) => arrives <= requestedDay) ?? paymentDays[0]!).pay_by

/** Returns the last day on which a payment still makes the requested day, at the latest the deposit's. */
export const lastPaymentDay = (terms: LeadtimeTerms, requestedDay: string): string =>
  findLast(listPaymentDays(terms), requestedDay)

/** Lists each day to pay by, with the first of the requested days that it applies to. */
export function paymentLimits(terms: LeadtimeTerms, requestedDays: readonly string[]) {
  const paymentDays = listPaymentDays(terms)
  const limits = requestedDays.map((from) => ({ from, pay_by: findLast(paymentDays, from) }))
  return limits.filter(({ pay_by }, index) => pay_by !== limits[index - 1]?.pay_by)
}
