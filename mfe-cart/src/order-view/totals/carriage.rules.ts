import type { CartDetail } from '@storefront/contracts'
import {
  currentSite,
  foreseeCarriage,
  formatTaxedYen,
  untilFreeText,
  type DeliveryTo,
  type ForeseenCarriage,
} from '@storefront/site'
import { toParcel } from './parcel.rules'

type Shipped = Pick<CartDetail, 'order' | 'shippings' | 'products'>

/** Returns true if every parcel has an address, or if a social gift's recipient will enter one. */
export function isCarriageKnown({ shippings }: Pick<CartDetail, 'shippings'>): boolean {
  return (
    shippings.length > 0 &&
    shippings.every(({ is_social_gift, prefecture }) => is_social_gift || prefecture !== null)
  )
}

/** The place of an address. `isIsland` is true for a remote island, which only its postal code tells. */
export type TypedPlace = { prefecture: string; isIsland: boolean }

type SavedPlace = Pick<CartDetail['shippings'][number], 'prefecture' | 'postal_code'>

/** Takes off the postage of a saved place if the shopper is typing an address in another one. */
export function withoutOtherPlace(
  detail: CartDetail,
  { prefecture, isIsland }: TypedPlace,
  isOnIsland: (saved: SavedPlace) => boolean,
): CartDetail {
  const { order, shippings, social_gift } = detail
  if (social_gift || shippings.length === 0) return detail
  if (shippings.every((saved) => saved.prefecture === prefecture && isOnIsland(saved) === isIsland))
    return detail
  const sums = {
    total_carriage: 0,
    total_payment: order.total_payment - order.total_carriage,
    amount_until_free_carriage: null,
    amount_by_tax_rate: [],
  }
  return { ...detail, shippings: [], order: { ...order, ...sums } }
}

/** Foresees the postage of the cart as one parcel. Undefined once it has addresses, or without a rate. */
function foreseen({ shippings, products }: Shipped, to?: DeliveryTo): ForeseenCarriage | undefined {
  if (shippings.length > 0 || !to) return undefined
  const { kind, goods } = toParcel({ products })
  return foreseeCarriage(to, kind, goods)
}

/**
 * Returns the postage with what it depends on: the place while it is foreseen, and chilled delivery, which
 * costs more, e.g. 「送料（クール便・関東の場合） 1,100円」.
 */
export function carriageRow(detail: Shipped, to?: DeliveryTo): { term: string; value: string } {
  if (isCarriageKnown(detail)) {
    const { total_carriage } = detail.order
    return { term: carriageTerm(detail, total_carriage), value: formatPostage(total_carriage) }
  }
  const guess = foreseen(detail, to)
  return guess
    ? { term: carriageTerm(detail, guess.postage, guess.place), value: formatPostage(guess.postage) }
    : { term: carriageTerm(detail, undefined), value: previewText(detail) }
}

function carriageTerm(detail: Shipped, postage: number | undefined, place?: string): string {
  const chilled = detail.shippings.length > 1 ? 'クール便を含む' : 'クール便'
  const reasons = [
    ...(postage !== 0 && isChilled(detail) ? [chilled] : []),
    ...(place === undefined ? [] : [`${place}の場合`]),
  ]
  return reasons.length > 0 ? `送料（${reasons.join('・')}）` : '送料'
}

/** Returns true if some goods ship chilled. */
const isChilled = ({ products }: Pick<Shipped, 'products'>): boolean => toParcel({ products }).kind === 'cool'

/** Returns true if the postage may still add to the sums. A free delivery adds nothing. */
export function isCarriageOpen(detail: Shipped, to?: DeliveryTo): boolean {
  if (isCarriageKnown(detail)) return false
  const postage = foreseen(detail, to)?.postage ?? detail.order.carriage_preview?.to
  return postage !== 0
}

const formatPostage = (yen: number) => (yen === 0 ? '無料' : formatTaxedYen(yen))

function previewText({ order: { carriage_preview: preview } }: Pick<Shipped, 'order'>): string {
  if (!preview) return 'お届け先の入力後に計算します'
  const least = formatPostage(preview.from)
  return preview.from === preview.to
    ? least
    : `${least}〜${formatTaxedYen(preview.to)}（お届け先の入力後に計算）`
}

/** Returns the total with its name. Includes the foreseen postage while there is no address. */
export function totalOf(detail: Shipped, to?: DeliveryTo): { term: string; amount: number } {
  const { total_payment } = detail.order
  if (isCarriageKnown(detail)) return { term: '合計', amount: total_payment }
  const guess = foreseen(detail, to)
  return guess
    ? { term: '合計の目安', amount: total_payment + guess.postage }
    : { term: '送料を除く合計', amount: total_payment }
}

/** `postage` states the foreseen postage with its place, `note` how the postage gets or is free. */
export type CarriageStatement = { postage?: string; note?: string }

/** States the postage of a cart or what is missing for free shipping, in one wording for every screen. */
export function stateCarriage(detail: Shipped, to?: DeliveryTo): CarriageStatement {
  const { amount_until_free_carriage: told, total_carriage } = detail.order
  if (detail.shippings.length > 1)
    return {
      note:
        total_carriage === 0
          ? '送料無料でお届けします。'
          : '送料は、お届け先ごとのお買い上げ金額で計算しています。',
    }
  const guess = foreseen(detail, to)
  const missing = told ?? guess?.missing ?? null
  return {
    ...(guess &&
      guess.postage > 0 && {
        postage: `${guess.place}へのお届けで${isChilled(detail) ? 'クール便の' : ''}送料${formatTaxedYen(guess.postage)}`,
      }),
    ...(missing !== null && { note: formatMissing(missing, told === null ? guess?.place : undefined) }),
  }
}

function formatMissing(missing: number, place: string | undefined): string {
  if (missing > 0) return untilFreeText(missing, currentSite().settings)
  return place ? `${place}へは送料無料でお届けします。` : '送料無料でお届けします。'
}

/** Joins the statement, for places that show no sums, e.g. 「関東へのお届けで送料770円、あと5,940円で送料無料」. */
export function carriageSentence(detail: Shipped, to?: DeliveryTo): string | undefined {
  const { postage, note } = stateCarriage(detail, to)
  return [postage, note].filter(Boolean).join('、') || undefined
}
