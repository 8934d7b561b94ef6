import { Rejection } from '../../platform/http/rejection'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { hashToken } from '../../platform/secret/token.rules'
import type { Services } from '../../services'
import { findOrderOfGiver } from '../../order/social-gift/gift-order.sql'
import { listGiftsOfOrder } from '../../order/social-gift/social-gift.sql'

/** A call by the link of a gift or of a giver's order. */
export type LinkCall = Services & {
  channel: { id: number }
  params: { token: string }
  request: { ip: string }
  reply: { header: (name: string, value: string) => unknown }
}

/** Limit of wrong links per client address. */
export const wrongLinks = { hits: 30, windowSeconds: 600 }
const changes = { hits: 120, windowSeconds: 600 }

/** Finds the order for a giver's link and sets `no-store`. Wrong links count towards the client's limit. */
export async function requireGiver(call: LinkCall) {
  void call.reply.header('cache-control', 'no-store')
  const order = await findOrderOfGiver(call.db, call.channel.id, hashToken(call.params.token))
  if (order) return order
  await limitHits(call, `gift-order:${call.request.ip}`, wrongLinks)
  throw new Rejection(404, 'gift_order.not_found', 'ギフトのご注文が見つかりません。URLをご確認ください。')
}

/** Finds one of the giver's gifts for a change. Changes are rate-limited per order. */
export async function requireOwnGift(call: LinkCall & { params: { id: string } }) {
  const order = await requireGiver(call)
  await limitHits(call, `gift-order-change:${order.id}`, changes)
  const gift = (await listGiftsOfOrder(call.db, order.id)).find(({ id }) => String(id) === call.params.id)
  if (!gift) throw new Rejection(404, 'gift_order.not_found', 'ギフトが見つかりません。')
  return { order, gift: { ...gift, channel_id: order.channel_id } }
}
