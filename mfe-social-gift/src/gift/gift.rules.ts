import { cartAddressFields, type SocialGiftProduct } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import {
  checkDateBirth,
  checkRequired,
  firstProblem,
  formatDayWithWeekday,
  shopNow,
  toTokyoDay,
} from '@storefront/locale-ja'
import type { GiftAddress, GiftDelivery } from './gift-draft.state'

/** Returns the page title if the gift can't be accepted, otherwise undefined. */
export function titleOfDead({ kind, reason }: { kind: string; reason?: string }): string | undefined {
  if (kind === 'used') return 'お届け先は登録済みです'
  if (kind !== 'refused') return undefined
  return reason === 'declined' ? 'ご辞退を承りました' : 'ギフトを表示できません'
}

/**
 * Builds the page's head. Gifts are private, so search engines must not index them and links have no preview.
 */
export const giftHead =
  (title: string) =>
  (answer: { kind: string }): Head => ({
    title: titleOfDead(answer) ?? title,
    robots: 'noindex, nofollow',
  })

export const holdsAlcohol = (products: readonly SocialGiftProduct[]) =>
  products.some(({ product_info }) => product_info.is_alcohol)

export const readGiftToken = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname.split('/')[2] ?? ''

/**
 * Returns a message unless the recipient has reached the drinking age of 20, by Tokyo time. The API checks
 * the age again.
 */
export function checkOfAge(birthday: string, label: string): string | undefined {
  const problem = firstProblem(birthday, label, [checkRequired, checkDateBirth])
  if (problem) return problem
  const comesOfAge = `${Number(birthday.slice(0, 4)) + 20}${birthday.slice(4)}`
  return comesOfAge <= toTokyoDay(shopNow()) ? undefined : '20歳未満の方は酒類をお受け取りいただけません。'
}

/** Lists the variants that the recipient chose instead of the default, without those that have sold out. */
export function chosenVariants(products: readonly SocialGiftProduct[], typed: Record<string, string> = {}) {
  return products.flatMap(({ line_id, product_id, variants }) => {
    const wanted = variants.find((one) => String(one.product_id) === typed[`line${line_id}`])
    return wanted?.is_available && wanted.product_id !== product_id
      ? [{ line_id, product_id: wanted.product_id }]
      : []
  })
}

/** Returns the product's name without the variant's name, which the shop appends to it. */
export function articleName({ product_id, product_info, variants }: SocialGiftProduct): string {
  const own = variants.find((one) => one.product_id === product_id)?.name
  const { name } = product_info
  return own && name.endsWith(own) ? name.slice(0, -own.length).trimEnd() : name
}

export const withChosenVariants = (
  products: readonly SocialGiftProduct[],
  typed?: Record<string, string>,
) => {
  const chosen = chosenVariants(products, typed)
  return products.map((product) => {
    const choice = chosen.find(({ line_id }) => line_id === product.line_id)
    const variant = product.variants.find(({ product_id }) => product_id === choice?.product_id)
    return variant
      ? {
          ...product,
          product_info: {
            ...product.product_info,
            name: articleName(product),
            variant_name: variant.name,
          },
        }
      : product
  })
}

/** Fields that every address needs, even if the shop's form doesn't require them. */
const neededFields = [
  'shipping_last_name',
  'shipping_first_name',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'phone_number',
] as const satisfies (keyof GiftAddress)[]

/**
 * Adds the fields that a form omits if they are untouched. The API requires all but the second phone number.
 */
export function completeAddress(typed: Partial<GiftAddress> = {}): GiftAddress {
  const { cell_phone_number, address2 } = typed
  const place = cartAddressFields.filter((name) => name !== 'cell_phone_number')
  const texts = place.map((name) => [name, typed[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof place)[number], string>),
    address2: address2 ?? '',
    ...(cell_phone_number ? { cell_phone_number } : {}),
  }
}

/** Returns the complete address, or undefined until all required fields are filled in. */
export const wholeAddress = (typed: Partial<GiftAddress> | undefined): GiftAddress | undefined =>
  typed && neededFields.every((name) => typed[name]) ? completeAddress(typed) : undefined

/**
 * Builds the path of the delivery step. The query holds the destination, because the available dates depend
 * on it.
 */
export function deliveryPath(token: string, { postal_code, prefecture }: GiftAddress): string {
  return `/social-gift/${token}/delivery?${new URLSearchParams({ postal: postal_code, pref: prefecture }).toString()}`
}

export function deliveryInWords({ delivery_at, delivery_timezone_name }: GiftDelivery): string {
  return [
    delivery_at ? formatDayWithWeekday(delivery_at) : '最短の日にお届け',
    delivery_timezone_name ?? '時間帯の指定なし',
  ].join('　')
}

/** Appends an honorific unless the giver has already typed one. */
export function addressed(name: string): string {
  return /(さま|様|さん|ちゃん|くん)$/.test(name) ? name : `${name}さま`
}
