import type { ComingPoint } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { computeExpiringPoints, type Movement } from './point-expiry.rules'

/** An order's pending points, with its parcels. */
type Coming = {
  order_no: string
  point: number
  parcels: readonly { delivery_at: string | null; arrival_text: string | null }[]
}

type Points = { balance: number; movements: readonly Movement[]; coming: readonly Coming[] }

/** Summarises a member's points. Usable plus pending minus owed points equals the sum of the history. */
export const toMemberPoints = ({ balance, movements, coming }: Points, expiresDays: number) => ({
  point: Math.max(0, balance),
  owed: Math.max(0, -balance),
  coming: coming.map(toComingPoint),
  expiring: expiresDays > 0 ? computeExpiringPoints(movements, expiresDays) : [],
})

/** Adds the arrival texts of the order's parcels, without duplicates. */
function toComingPoint({ order_no, point, parcels }: Coming): ComingPoint {
  const texts = parcels.map(({ delivery_at, arrival_text }) =>
    delivery_at === null ? arrival_text : `${formatDayWithWeekday(delivery_at)}にお届けします`,
  )
  return { order_no, point, arrival_texts: [...new Set(texts.filter((text) => text !== null))] }
}
