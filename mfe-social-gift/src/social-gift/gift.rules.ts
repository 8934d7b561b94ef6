import type { SocialGiftProduct } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import type { GiftAddress, GiftDelivery } from './gift-draft.state'

/** A gift is its recipient's alone: no search engine, no preview. */
export const giftHead =
  (title: string) =>
  (answer: { kind: string }): Head => ({
    title: answer.kind === 'refused' ? 'ギフトを表示できません' : title,
    robots: 'noindex, nofollow',
  })

export const holdsAlcohol = (products: readonly SocialGiftProduct[]) =>
  products.some(({ product_info }) => product_info.is_alcohol)

const kanaFields = [
  'shipping_last_name_kana',
  'shipping_first_name_kana',
] as const satisfies (keyof GiftAddress)[]
const neededFields = [
  'shipping_last_name',
  'shipping_first_name',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'phone_number',
] as const satisfies (keyof GiftAddress)[]
const addressFields = [...neededFields, ...kanaFields]

/**
 * The address when all that an address needs in this shop has been typed; the business theme does without
 * kana (§5).
 */
export function wholeAddress(typed: Partial<GiftAddress> | undefined): GiftAddress | undefined {
  const asked: readonly (keyof GiftAddress)[] = currentSite().settings.isKanaOptional
    ? neededFields
    : addressFields
  if (!typed || asked.some((name) => !typed[name])) return undefined
  const texts = addressFields.map((name) => [name, typed[name] ?? ''])
  const picked = Object.fromEntries(texts) as Record<(typeof addressFields)[number], string>
  return { ...picked, address2: typed.address2 ?? '' }
}

/** Where the days are asked for: the place decides them. */
export function deliveryPath(token: string, { postal_code, prefecture }: GiftAddress): string {
  return `/social-gift/${token}/delivery?${new URLSearchParams({ postal: postal_code, pref: prefecture }).toString()}`
}

export function deliveryInWords({ delivery_at, delivery_timezone_name }: GiftDelivery): string {
  return [
    delivery_at ? formatDayWithWeekday(delivery_at) : '最短の日にお届け',
    delivery_timezone_name ?? '時間帯の指定なし',
  ].join('　')
}

/** A name as it is addressed; a giver may have typed the honorific already. */
export function addressed(name: string): string {
  return /(さま|様|さん|ちゃん|くん)$/.test(name) ? name : `${name}さま`
}
