import {
  attachToUserLists,
  detachFromUserList,
  detachFromUserLists,
  getUserList,
  listUserLists,
} from '@storefront/contracts'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { addLikes, fetchLikedIds, removeLikes } from '../product-like/product-like.sql'
import { cachedViewer } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { listLimit, ownList } from './own-list.command'
import { fetchListedIds, fetchOwnLists, takeFromList } from './own-list.sql'
import { favorites, fetchFavorites } from './user-list.sql'

export function userListRoutes(app: Api): void {
  serve(app, listUserLists, async ({ db, member, reply }) => {
    void reply.header('x-limit', listLimit)
    return { data: [await fetchFavorites(db, member.id), ...(await fetchOwnLists(db, member.id))] }
  })

  serve(app, getUserList, async (call) => {
    const { db, member, params, query, reply } = call
    const page = toPage(query)
    const own = params.key === favorites.key ? null : await ownList(db, member.id, params.key)
    const list = own ?? (await fetchFavorites(db, member.id))
    writePaging(reply, page, list.count)
    if (query.is_listables !== 1) return { ...list, data: [] }
    const ids = own ? await fetchListedIds(db, own.id, page) : await fetchLikedIds(db, member.id, page)
    return { ...list, data: await fetchProductSummaries(db, ids, await cachedViewer(call, member)) }
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
    if (params.key !== favorites.key) {
      await takeFromList(db, (await ownList(db, member.id, params.key)).id, body.ids)
      return ownList(db, member.id, params.key)
    }
    await removeLikes(db, member.id, body.ids)
    return fetchFavorites(db, member.id)
  })
}
