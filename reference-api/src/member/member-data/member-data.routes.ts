import { downloadMemberData } from '@storefront/contracts'
import { toInstant } from '../../platform/database/parsers'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { listMemberOrders } from '../../order/order/order-list.sql'
import { fetchOrderDetail } from '../../order/order/order-view.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { takenTables } from './member-data.rules'
import { fetchProductNames, fetchTaken } from './member-data.sql'

/** Strict, because each export reads all of a member's tables. */
const perMember = { hits: 5, windowSeconds: 3_600 }

/** Max orders in the export, newest first. */
const orderMax = 1_000

export function memberDataRoutes(app: Api): void {
  serve(app, downloadMemberData, async (call) => {
    const { db, config, member, clock, reply } = call
    await limitHits(call, `member-data:${member.id}`, perMember)
    const records: Record<string, Record<string, unknown>[]> = {}
    for (const table of takenTables) records[table] = await fetchTaken(db, table, member.id)
    const all = { from: '', to: '', status: '' as const, words: [] }
    const orders = []
    for (const order of await listMemberOrders(db, member.id, { ...all, per: orderMax, offset: 0 }))
      orders.push(await fetchOrderDetail(db, { config }, order))
    const productIds = Object.values(records).flatMap((rows) =>
      rows.flatMap(({ product_id }) => (typeof product_id === 'number' ? [product_id] : [])),
    )
    const products = await fetchProductNames(db, [...new Set(productIds)])
    const made_at = toInstant(clock.now())
    suggestFile(reply, `member-data-${made_at.slice(0, 10)}.json`, 'application/json; charset=utf-8')
    return Buffer.from(JSON.stringify({ made_at, ...records, orders, products }, null, 2))
  })
}
