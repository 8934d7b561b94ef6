import { getMyPoints, listPointHistories } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchPoints(page: number, signal: AbortSignal) {
  const [points, histories] = await Promise.all([
    call(getMyPoints, { signal }),
    call(listPointHistories, { query: { page }, signal }),
  ])
  return {
    point: points.data.point,
    coming: points.data.coming ?? [],
    owed: points.data.owed ?? 0,
    expiring: points.data.expiring ?? [],
    histories: histories.data.data,
    pagination: paginationOf(histories.headers),
  }
}
