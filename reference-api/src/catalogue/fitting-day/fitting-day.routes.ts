import { listFittingDays } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { serve, type Api } from '../../platform/http/serve'
import { fetchFittingDays } from './fitting-day.sql'

export function fittingDayRoutes(app: Api): void {
  serve(app, listFittingDays, async ({ readDb, channel, query, clock }) => {
    const today = toTokyoDay(clock.now())
    const days = await fetchFittingDays(readDb, channel.id, { today, schoolKey: query.school })
    return {
      data: days.map((day) => ({
        ...day,
        is_bookable: today <= day.book_until && day.slots.some(({ seats_left }) => seats_left > 0),
      })),
    }
  })
}
