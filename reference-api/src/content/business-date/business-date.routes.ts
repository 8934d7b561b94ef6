import { getBusinessCalendar } from '@storefront/contracts'
import { checkDateBirth, checkMinDate } from '@storefront/locale-ja'
import { daysBetween } from '../../delivery/delivery/business-day.rules'
import { checkFields } from '../../platform/http/field-check.rules'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { businessMonths } from './business-date.rules'
import { fetchBusinessHolidays } from './business-date.sql'

const daysMax = 400

export function businessDateRoutes(app: Api): void {
  serveShared(app, getBusinessCalendar, async ({ readDb, channel, query }) => {
    const { startDate, endDate } = query
    checkFields(
      { startDate, endDate },
      {
        startDate: ['開始日', checkDateBirth],
        endDate: ['終了日', checkDateBirth, checkMinDate(startDate)],
      },
    )
    if (daysBetween(startDate, endDate) > daysMax)
      throw new Rejection(400, 'business_date.range', '期間が長すぎます')
    const closings = await fetchBusinessHolidays(readDb, channel.id, startDate, endDate)
    const data = businessMonths(startDate, endDate, new Map(closings.map(({ day, note }) => [day, note])))
    return new Expiring({ data }, undefined, [])
  })
}
