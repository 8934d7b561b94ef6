import { cancelByShop } from '../../checkout/cancellation/cancel-order.command'
import { confirmPayment, failPayment } from '../../checkout/settlement/accept-order.command'
import { lockOrder } from '../../checkout/settlement/move-order.sql'
import { updateOrderPayment } from '../../checkout/settlement/order-payment.sql'
import { receiveDeposit } from '../../checkout/deposit/receive-deposit.command'
import { refundOrder } from '../../checkout/refund/refund-order.command'
import { moveParcels } from '../../checkout/shipment/move-parcels.command'
import { refundGift } from '../../gift/gift-order/refund-gift.command'
import { addPoints } from '../../member/point-ledger/point-ledger.sql'
import { expireOldPoints } from '../../member/point/expire-points.job'
import { fetchPoints } from '../../member/point/point.sql'
import { computeSignature } from '../../platform/secret/signature.rules'
import { listGiftsOfOrder } from '../../order/social-gift/social-gift.sql'
import type { FreshApi } from '../fresh-api'
import { modelExpired, type Model, type ModelOrder } from './point-model'
import type { openPointOrders } from './point-orders'

export type Step =
  | 'grant'
  | 'grant-of-before'
  | 'order'
  | 'pay'
  | 'cancel'
  | 'send'
  | 'refund'
  | 'gift-lapse'
  | 'night'
  | 'days'

export const expiresDays = 10
const dayMs = 24 * 60 * 60 * 1000
const kinds = ['card', 'bank_transfer', 'cash_on_delivery', 'deferred'] as const

type Shop = { api: FreshApi; orders: Awaited<ReturnType<typeof openPointOrders>> }
type Stage = 'unpaid' | 'accepted' | 'preparing' | 'sent' | 'over'
type Known = ModelOrder & {
  id: number
  order_no: string
  total_payment: number
  kind: (typeof kinds)[number]
  stage: Stage
  parcelIds: number[]
  gifts: number
}

export const newModel = (): Model => ({ grants: [], orders: [], expired: 0 })

/** Runs steps on one member and applies their expected effects to the model. */
export function pointSequence(
  { api, orders }: Shop,
  memberId: number,
  model: Model,
  random: (limit: number) => number,
) {
  const { db, services, clock } = api
  const own: Known[] = []
  const firstMs = clock.now().getTime()
  const today = () => Math.round((clock.now().getTime() - firstMs) / dayMs)
  const pickOne = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const oneAt = (...stages: Stage[]) => pickOne(own.filter(({ stage }) => stages.includes(stage)))

  function undo(order: Known) {
    order.stage = 'over'
    order.isUndone = true
  }
  function earn(order: Known) {
    order.stage = 'accepted'
    order.isEarned = true
    order.usableOn = order.kind === 'card' || order.kind === 'bank_transfer' ? today() : null
  }

  async function grant(ageDays: number) {
    const point = 1 + random(200)
    const created_at = new Date(clock.now().getTime() - ageDays * dayMs)
    const movement = { user_account_id: memberId, order_id: null, kind: 'granted' as const, created_at }
    await db.transaction().execute((trx) => addPoints(trx, { ...movement, point }))
    model.grants.push({ point, day: today() - ageDays })
  }

  async function cancel(order: Known) {
    await cancelByShop(services, order.id, '不要になったため')
    const isWaiting = order.stage === 'unpaid' && order.kind === 'bank_transfer'
    if (order.stage === 'accepted' || isWaiting) undo(order)
  }
  async function decideCard(order: Known, outcome: 'paid' | 'failed') {
    await db.transaction().execute(async (trx) => {
      const locked = (await lockOrder(trx, order.id))!
      await (outcome === 'paid'
        ? confirmPayment(trx, services, locked)
        : failPayment(trx, services, locked, null))
    })
    return outcome === 'paid' ? earn(order) : undo(order)
  }

  const steps: Record<Step, () => Promise<void>> = {
    grant: () => grant(0),
    'grant-of-before': () => grant(random(expiresDays * 2)),
    async order() {
      const { balance } = await fetchPoints(db, memberId)
      const kind = pickOne(kinds)!
      const used = random(3) === 0 ? 0 : random(Math.max(0, balance) + 1)
      const facts = { used, earned: 1 + random(150), kind, gifts: kind === 'card' ? random(3) : 0 }
      const placed = await orders.place({ memberId, ...facts })
      if (!placed) return
      const order: Known = {
        ...facts,
        ...{ id: placed.id, order_no: placed.order_no, total_payment: placed.total_payment },
        ...{ parcelIds: placed.parcelIds, stage: 'unpaid', isEarned: false, isUndone: false, usableOn: null },
      }
      if (placed.status === 'accepted') earn(order)
      own.push(order)
      model.orders.push(order)
    },
    async pay() {
      const order = oneAt('unpaid')
      if (!order) return
      if (order.kind === 'bank_transfer') {
        const deposit = { order_no: order.order_no, amount: order.total_payment }
        const signature = computeSignature(deposit, services.config.secrets.payment[0])
        await receiveDeposit(services, { ...deposit, signature })
        return earn(order)
      }
      return decideCard(order, random(4) > 0 ? 'paid' : 'failed')
    },
    async cancel() {
      const order = pickOne(own)
      if (order) await cancel(order)
    },
    async send() {
      const order = pickOne(own.filter(({ stage, gifts }) => isSendable(stage) && gifts === 0))
      if (!order) return
      const parcelId = random(2) === 0 ? order.parcelIds.pop() : undefined
      const status = 'shipped' as const
      await moveParcels(services, { orderNo: order.order_no, status, ...(parcelId ? { parcelId } : {}) })
      const isWhole = parcelId === undefined || order.parcelIds.length === 0
      order.stage = isWhole ? 'sent' : 'preparing'
      if (isWhole) order.usableOn ??= today()
    },
    async refund() {
      const order = pickOne(own.filter(({ stage, kind }) => stage === 'sent' && kind === 'card'))
      if (!order) return
      order.stage = 'over'
      await db.insertInto('order_payment').values({ order_id: order.id, status: 'requested' }).execute()
      await updateOrderPayment(db, order.id, { status: 'captured' })
      await refundOrder(services, { orderNo: order.order_no })
    },
    async 'gift-lapse'() {
      const order = pickOne(own.filter(({ stage, gifts }) => stage === 'accepted' && gifts > 0))
      if (!order) return
      const gift = pickOne(await listGiftsOfOrder(db, order.id))!
      await refundGift(services, gift)
      if (order.gifts === 1) undo(order)
    },
    async night() {
      model.expired += modelExpired(model, expiresDays, today())
      await expireOldPoints.run({}, services)
    },
    async days() {
      api.advanceClock(random(4) * dayMs)
    },
  }

  return {
    run: async (choices: readonly Step[]) => steps[pickOne(choices)!](),
    /** Undoes every order that can be undone, in random order. */
    async cancelAll() {
      const left = [...own]
      while (left.length > 0) {
        const [order] = left.splice(random(left.length), 1)
        await (order!.stage === 'unpaid' && order!.kind === 'card'
          ? decideCard(order!, 'failed')
          : cancel(order!))
      }
    },
    dayOf: (day: number) => new Date(firstMs + day * dayMs),
  }
}

const isSendable = (stage: Stage) => stage === 'accepted' || stage === 'preparing'
