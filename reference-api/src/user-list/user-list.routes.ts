import {
  attachToUserLists,
  detachFromUserList,
  detachFromUserLists,
  getUserList,
  listUserLists,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { writePaging, writeWhole } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { addLikes, fetchLikedIds, removeLikes } from '../product-like/product-like.sql'
import { fetchProductSummaries } from '../product/product-summary.sql'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { fetchTaxRates } from '../tax-rate/tax-rate.sql'
import { favorites, fetchFavorites } from './user-list.sql'

function refuseUnknown(key: string) {
  if (key !== favorites.key) throw new Rejection(404, 'user_list.not_found', 'リストが見つかりません')
}

export function userListRoutes(app: Api): void {
  serve(app, listUserLists, async ({ db, member, reply }) => {
    writeWhole(reply, 1)
    return { data: [await fetchFavorites(db, member.id)] }
  })

  serve(app, getUserList, async ({ db, channel, member, params, query, clock, reply }) => {
    refuseUnknown(params.key)
    const page = pageOf(query)
    const list = await fetchFavorites(db, member.id)
    writePaging(reply, page, list.count)
    if (query.is_listables !== 1) return { ...list, data: [] }
    const rates = await fetchTaxRates(db, channel.id, toTokyoDay(clock.now()))
    const ids = await fetchLikedIds(db, member.id, page)
    return { ...list, data: await fetchProductSummaries(db, ids, { memberId: member.id, rates }) }
  })

  serve(app, attachToUserLists, async ({ db, channel, member, body }) => {
    const isUnknown = body.ids.length > 0 && (await addLikes(db, channel.id, member.id, body.ids)) === 0
    if (isUnknown) throw new Rejection(404, 'product.not_found', '商品が見つかりません')
    return fetchFavorites(db, member.id)
  })

  serve(app, detachFromUserLists, async ({ db, member, body }) => {
    await removeLikes(db, member.id, body.ids)
    return fetchFavorites(db, member.id)
  })

  serve(app, detachFromUserList, async ({ db, member, params, body }) => {
    refuseUnknown(params.key)
    await removeLikes(db, member.id, body.ids)
    return fetchFavorites(db, member.id)
  })
}
