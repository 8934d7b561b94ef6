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

/** Title of a page whose gift cannot be answered. */
export function titleOfDead({ kind, reason }: { kind: string; reason?: string }): string | undefined {
  if (kind === 'used') return 'お届け先は登録済みです'
  if (kind !== 'refused') return undefined
  return reason === 'declined' ? 'ご辞退を承りました' : 'ギフトを表示できません'
}

/** A gift is private to its recipient: no search engine, no preview. */
export const giftHead =
  (title: string) =>
  (answer: { kind: string }): Head => ({
    title: titleOfDead(answer) ?? title,
    robots: 'noindex, nofollow',
  })

export const holdsAlcohol = (products: readonly SocialGiftProduct[]) =>
  products.some(({ product_info }) => product_info.is_alcohol)

/** The token in the address of a recipient's page. */
export const giftTokenOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname.split('/')[2] ?? ''

/** Checks in Tokyo's time that the recipient is of age for alcohol; the API checks again. */
export function checkOfAge(birthday: string, label: string): string | undefined {
  const problem = firstProblem(birthday, label, [checkRequired, checkDateBirth])
  if (problem) return problem
  const comesOfAge = `${Number(birthday.slice(0, 4)) + 20}${birthday.slice(4)}`
  return comesOfAge <= toTokyoDay(shopNow()) ? undefined : '20歳未満の方は酒類をお受け取りいただけません。'
}

/** The recipient's choices among variants, without those that have sold out. */
export function chosenVariants(products: readonly SocialGiftProduct[], typed: Record<string, string> = {}) {
  return products.flatMap(({ line_id, product_id, variants }) => {
    const wanted = variants.find((one) => String(one.product_id) === typed[`line${line_id}`])
    return wanted?.is_available && wanted.product_id !== product_id
      ? [{ line_id, product_id: wanted.product_id }]
      : []
  })
}

/** The product's name without the variant that a shop appended to it. */
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

/** Fields of every address, whatever else the shop's form requires. */
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
 * Adds fields that the form omits because they are untouched; the contract requires all but the second phone.
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

/** The address once every required field is filled in. */
export const wholeAddress = (typed: Partial<GiftAddress> | undefined): GiftAddress | undefined =>
  typed && neededFields.every((name) => typed[name]) ? completeAddress(typed) : undefined

/** Path of the days, which depend on the place. */
export function deliveryPath(token: string, { postal_code, prefecture }: GiftAddress): string {
  return `/social-gift/${token}/delivery?${new URLSearchParams({ postal: postal_code, pref: prefecture }).toString()}`
}

export function deliveryInWords({ delivery_at, delivery_timezone_name }: GiftDelivery): string {
  return [
    delivery_at ? formatDayWithWeekday(delivery_at) : '最短の日にお届け',
    delivery_timezone_name ?? '時間帯の指定なし',
  ].join('　')
}

/** A name with its honorific; a giver may have typed it already. */
export function addressed(name: string): string {
  return /(さま|様|さん|ちゃん|くん)$/.test(name) ? name : `${name}さま`
}
