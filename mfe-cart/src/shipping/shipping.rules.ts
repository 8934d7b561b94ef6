import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { AccessoryChoice, Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'

/** Id of the note to the shop, which the confirmation links. */
export const noteAnchor = 'note'

/** Returns true if every product allows the recipient to enter the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/**
 * Returns true if the cart can be split. That needs several pieces and a shop that allows several addresses.
 */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/**
 * Returns the step that edits the addresses. Several addresses are edited in the matrix, because choosing one
 * on shipping-select would send all products to it.
 */
export const placesStep = ({ shippings }: Pick<CartDetail, 'shippings'>) =>
  shippings.length > 1 ? '/cart/shipping-matrix' : '/cart/shipping-select'

/** Returns true if the cart may use the matrix. A single address is enough. */
export const isMatrixAllowed = (
  { social_gift }: Pick<CartDetail, 'social_gift'>,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null

/**
 * Returns true if the cart contains alcohol and the date of birth is unknown. The shop asks for it only once.
 */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift?: boolean; isChoosingDelivery?: boolean | undefined }

/**
 * Returns the step after the address. Delivery days, wrapping and parcels come next if the shopper wants them
 * (ADR 0072). A social gift leads to the payment, because the recipient chooses the day and the payment
 * method must be chosen again. Otherwise, an edit from the confirm screen returns to it.
 */
export function stepAfterShipping({ isGift, isChoosingDelivery }: Shipped, search: URLSearchParams): string {
  if (isGift) return '/cart/payment'
  return isChoosingDelivery ? withBack(deliveryStep, search) : stepAfter(search, '/cart/payment')
}

const deliveryStep = '/cart/shipping-detail'
export const isDeliveryStep = (step: string) => step.startsWith(deliveryStep)

/**
 * Returns `step`, or the step that asks for the orderer if the cart has none. The delivery options follow it
 * if `step` leads to them.
 */
export const stepOrOrderer = (step: string, detail: CartDetail | undefined, search: URLSearchParams) =>
  detail?.orderer
    ? step
    : withBack(`/cart/shipping-add?edit=orderer${isDeliveryStep(step) ? `&${thenDelivery}` : ''}`, search)

/**
 * Returns the step after the orderer: the delivery options if requested, or the address if there is none yet.
 */
export function stepAfterOrderer({ shippings }: Pick<CartDetail, 'shippings'>, search: URLSearchParams) {
  if (isDeliveryNext(search)) return withBack(deliveryStep, search)
  return shippings.length > 0 ? '/cart/confirm' : '/cart/shipping-select'
}

/** Returns true if delivery options have already been chosen, or if there are several addresses. */
export const isDeliveryWished = (
  { data: { detail } }: Cart,
  wishedDay: string | undefined,
  search: URLSearchParams,
) =>
  isDeliveryNext(search) ||
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )

type Choosable = Pick<CartDetail, 'products'>

/** Returns true if a product of the cart can have wrapping, a noshi, a card or a bag. */
export const hasGiftChoice = ({ products }: Choosable): boolean =>
  products.some(({ product_info }) => product_info.has_accessories !== false)

/** Names the step of delivery days by what it asks for. */
export const deliveryStepTitle = (detail: Choosable): string =>
  hasGiftChoice(detail) ? 'お届け日時・ギフトの指定' : 'お届け日時の指定'

/** Older servers don't list the choices of a product. */
const presumedChoices: readonly AccessoryChoice[] = ['noshi', 'wrapping']

type Offering = Pick<CartDetail['products'][number], 'product_info'>

const choicesOf = ({ product_info }: Offering): readonly AccessoryChoice[] =>
  product_info.has_accessories === false ? [] : (product_info.accessory_choices ?? presumedChoices)

const choiceNames: readonly [AccessoryChoice, string][] = [
  ['noshi', 'のし'],
  ['wrapping', 'ラッピング'],
  ['name', '名入れ'],
]
const enclosureNames: readonly [AccessoryChoice, string][] = [
  ['message_card', 'メッセージカード'],
  ['bag', '手提げ袋'],
]

/** Names what each piece can have, or else what can be added to the parcel. */
export function giftChoiceNames(products: readonly Offering[]): string[] {
  const choices = new Set(products.flatMap(choicesOf))
  const namesIn = (names: typeof choiceNames) =>
    names.filter(([choice]) => choices.has(choice)).map(([, name]) => name)
  const own = namesIn(choiceNames)
  return own.length > 0 ? own : namesIn(enclosureNames)
}

/** Names what the step of delivery days offers, as the object of 指定する or 変更する. */
export const deliveryWishes = ({ products }: Choosable): string =>
  ['お届け日時', ...giftChoiceNames(products)].join('・')

/** Announces what the next screen offers, once the shopper asks for it. */
export function nextStepText({ products }: Choosable, wished?: string): string {
  const day = wished ? `ご希望の${formatDayWithWeekday(wished)}は、お届けできる日なら選んであります。` : ''
  const choices = ['お届け日', '時間帯', ...giftChoiceNames(products)].join('・')
  return `次の画面で、${choices}をお選びいただけます。${day}`
}

/** Says how the parcel is delivered if the shopper asks for nothing. */
export function unaskedText({ products }: Choosable): string {
  const isDressed = products.some(({ accessories }) => accessories.length > 0)
  const without = giftChoiceNames(products).map((name) => (name === 'ラッピング' ? '包装' : name))
  return isDressed || without.length === 0
    ? '指定がなければ最短でお届けします。'
    : `指定がなければ、${without.join('・')}なしで最短でお届けします。`
}

/** Titles the card that offers the step of delivery days. */
export function deliveryCardTitle({ products }: Choosable): string {
  const names = giftChoiceNames(products)
  if (names.length === 0) return 'お届けの日時'
  const isWrapped = names.includes('のし') || names.includes('ラッピング')
  return `お届けの日時と${isWrapped ? '包装' : names.join('・')}`
}

/** Query of the address screens that leads to the delivery options next. */
const thenDelivery = 'then=delivery'

/** The screen that asks for the address before the delivery options can be chosen. */
export const addressBeforeDelivery = `/cart/shipping-select?${thenDelivery}`

/** Passes the way to the delivery options on to the form of an address. */
export const withDeliveryNext = (path: string, search: URLSearchParams) =>
  withBack(isDeliveryNext(search) ? `${path}?${thenDelivery}` : path, search)

/** Explains why the address is asked for first. */
export const addressFirstText = ({ products }: Choosable): string =>
  `${giftChoiceNames(products).join('・') || 'お届け日時'}は、お届け先をご入力いただいたあとの画面でお選びいただけます。`

export const isDeliveryNext = (search: URLSearchParams) => search.get('then') === 'delivery'
