import {
  cartAddressFields,
  type CartDetail,
  type DefaultsNote,
  type LostWish,
  type PaymentKind,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { priceCart } from '../../cart/cart-pricing.rules'
import type { CartNote, PaymentChoice } from '../../cart/cart.table'
import type { AddressColumns } from '../../cart/shipping/cart-shipping.table'
import { newShipping } from '../../cart/shipping/cart-shipping.rules'
import { packingWrites } from '../../cart/write/packing-writes.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { applyWrites, type CartWrite } from '../../cart/write/cart-write.rules'
import { isCardExpired } from '../../member/user-card/user-card.rules'
import { dayDefault, findWish } from './day-default.rules'
import { cartPayments } from '../placing/order-problems.rules'

type SavedAddress = AddressColumns & { id: number }
type SavedCard = Required<PaymentChoice>['card'] & { id: number }

export type LastChoices = {
  order:
    | {
        payment_id: number
        payment_kind: PaymentKind
        point: number
        detail: Pick<CartDetail, 'payment' | 'shippings'>
        /** ID of the order's only saved address. Null if the address was typed or if there were several. */
        addressId: number | null
      }
    | undefined
  /** The last order's address, if it is still saved. */
  address: SavedAddress | undefined
  fallback: SavedAddress | undefined
  /** Sorted with the main card first. */
  cards: readonly SavedCard[]
}

export type Defaults = {
  writes: CartWrite[]
  notes: DefaultsNote[]
  lostWishes?: LostWish[]
  /** Stored with the cart, but not included in the response. */
  lostDays?: CartNote[]
}

const nothing: Defaults = { writes: [], notes: [] }

/**
 * Fills in missing choices from the last order. Choices that are no longer available are reported and left
 * open.
 */
export function cartDefaults(state: CartState, last: LastChoices): Defaults {
  if (state.cart.user_account_id === null || state.cart.gift || state.lines.length === 0) return nothing
  const found = [addressDefault, pointDefault, paymentDefault].reduce<Defaults>((filled, fill) => {
    const { writes, notes, lostWishes = [], lostDays = [] } = fill(settled(state, filled.writes), last)
    return {
      writes: [...filled.writes, ...writes],
      notes: [...filled.notes, ...notes],
      lostWishes: [...(filled.lostWishes ?? []), ...lostWishes],
      lostDays: [...(filled.lostDays ?? []), ...lostDays],
    }
  }, nothing)
  return { ...found, writes: [...found.writes, ...noteWrites(state, found)] }
}

/** Stores the notes with the cart, so that every screen and tab shows them, even without JavaScript. */
function noteWrites({ cart }: CartState, { notes, lostWishes = [], lostDays = [] }: Defaults): CartWrite[] {
  const told: CartNote[] = [...notes, ...lostWishes, ...lostDays]
  if (told.length === 0) return []
  const isTold = (code: string) => told.some((one) => one.code === code)
  const before = (cart.notes ?? []).filter(({ code }) => !isTold(code))
  return [{ change: { notes: [...before, ...told] } }]
}

/**
 * Returns the state after these writes with every line packed, because prices and payments depend on the
 * parcels.
 */
function settled(state: CartState, writes: readonly CartWrite[]): CartState {
  const written = applyWrites(state, writes)
  return applyWrites(written, packingWrites(written))
}

function addressDefault(state: CartState, { order, address, fallback }: LastChoices): Defaults {
  if (state.shippings.length > 0) return nothing
  const notes: DefaultsNote[] =
    order && order.addressId !== null && !address
      ? [
          {
            code: 'cart.defaults.address_gone',
            message: '前回のお届け先は、お届け先の一覧から削除されています。',
          },
        ]
      : []
  const chosen = address ?? (notes.length > 0 ? undefined : fallback)
  if (!chosen) return { writes: [], notes }
  const columns = Object.fromEntries(cartAddressFields.map((column) => [column, chosen[column]]))
  const row = newShipping(state, { user_address_id: chosen.id, ...columns })
  const shipped: CartWrite[] = [{ put: 'shippings', row }]
  const day = dayDefault(
    applyWrites(state, shipped),
    order && chosen === address ? findWish(order) : undefined,
  )
  return { ...day, writes: [...shipped, ...day.writes], notes }
}

function pointDefault(state: CartState, { order }: LastChoices): Defaults {
  if (!order || order.point === 0 || state.cart.point > 0) return nothing
  const point = Math.min(order.point, state.usablePoint ?? 0, priceCart(state).payable)
  const notes: DefaultsNote[] =
    point < order.point
      ? [
          {
            code: 'cart.defaults.fewer_points',
            message: `前回は${order.point}ポイントをご利用でしたが、今回は${point}ポイントまでご利用いただけます。`,
          },
        ]
      : []
  return { writes: point > 0 ? [{ change: { point } }] : [], notes }
}

function paymentDefault(state: CartState, { order, cards }: LastChoices): Defaults {
  if (state.cart.payment_id !== null) return nothing
  const pricing = priceCart(state)
  if (pricing.amount === 0) return nothing
  const offered = cartPayments(state, pricing)
  const usual = order
    ? offered.find(({ payment }) => payment.id === order.payment_id)
    : offered.find(({ payment }) => payment.kind === 'card' && cards.length > 0)
  const wanted = usual?.payment.kind === 'card' ? usual : (findOnAccount(state, offered) ?? usual)
  if (!wanted || wanted.refusal)
    return order && order.payment_kind !== 'free'
      ? note('payment_unavailable', wanted?.refusal ?? '前回のお支払い方法は、現在お取り扱いしておりません。')
      : nothing
  const { payment } = wanted
  const choose = (choice: PaymentChoice): Defaults => ({
    writes: [{ change: { payment_id: payment.id, payment_choice: choice, transaction_error: null } }],
    notes: [],
  })
  if (payment.kind === 'card') return cardDefault(state, { order, cards }, choose)
  if (payment.kind !== 'convenience_store') return choose({})
  const store = order?.detail.payment?.convenience_store
  return payment.options.some(({ code }) => code === store) && store
    ? choose({ convenience_store: store })
    : nothing
}

/** Finds buying on account, for a business whose credit covers this order (ADR 0087). */
const findOnAccount = ({ credit }: CartState, offered: ReturnType<typeof cartPayments>) =>
  credit ? offered.find(({ payment, refusal }) => payment.kind === 'deferred' && refusal === null) : undefined

/** Chooses the last order's saved card, or else the main card. */
function cardDefault(
  { now }: CartState,
  { order, cards }: Pick<LastChoices, 'order' | 'cards'>,
  choose: (choice: PaymentChoice) => Defaults,
): Defaults {
  const lastId = order?.detail.payment?.user_card_id ?? null
  const card = lastId === null ? cards[0] : cards.find(({ id }) => id === lastId)
  if (!card)
    return lastId === null ? nothing : note('card_gone', '前回お使いのカードは、登録から削除されています。')
  if (isCardExpired(card, toTokyoDay(now)))
    return note(
      'card_expired',
      `お使いのカード（下4桁 ${card.masked_number.slice(-4)}）は有効期限が切れています。`,
    )
  const { token, token_key, masked_number, expiration, name } = card
  return choose({ card: { token, token_key, masked_number, expiration, name }, user_card_id: card.id })
}

const note = (name: 'card_gone' | 'card_expired' | 'payment_unavailable', message: string): Defaults => ({
  writes: [],
  notes: [{ code: `cart.defaults.${name}`, message }],
})
