import { formatYen } from '@storefront/locale-ja'
import type { Site } from '@storefront/site'

/** Summarises postage in one sentence, as far as all areas allow: `770円〜2,200円、11,000円以上で無料（…を除く）`. */
export function postageTerms({
  deliveryAreas: areas,
  settings: { isPricedWithoutTax },
}: Pick<Site, 'deliveryAreas'> & { settings: Pick<Site['settings'], 'isPricedWithoutTax'> }):
  | string
  | undefined {
  const tax = isPricedWithoutTax ? '税込' : ''
  const normal = areas.flatMap(({ normal }) => (normal ? [normal] : []))
  const own = areas.find(({ is_own }) => is_own)?.normal
  if (!own || normal.length === 0) return undefined
  const prices = normal.map(({ price_with_tax }) => price_with_tax)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const amount =
    least === most ? `全国一律${tax}${formatYen(least)}` : `${tax}${formatYen(least)}〜${formatYen(most)}`
  const freeFrom = own.free_from
  if (freeFrom === null) return amount
  const isSame = (rate: { free_from: number | null } | null) => !rate || rate.free_from === freeFrom
  const except = [
    ...(areas.every(({ normal }) => isSame(normal)) ? [] : ['一部の地域']),
    ...(areas.every(({ cool }) => isSame(cool)) ? [] : ['クール便']),
  ]
  return `${amount}。${tax}${formatYen(freeFrom)}以上で無料${except.length > 0 ? `（${except.join('と')}を除く）` : ''}`
}

/**
 * Lists the terms that shoppers want to know before buying, with the shop's own figures. Omits unknown terms.
 */
export function shopTerms(site: Site): { term: string; text: string; phone?: string }[] {
  const { returnDays, phoneNumber, phoneHours } = site.settings
  const postage = postageTerms(site)
  return [
    ...(postage ? [{ term: '送料', text: postage }] : []),
    ...(site.payments.length > 0
      ? [{ term: 'お支払い', text: site.payments.map(shortName).join('・') }]
      : []),
    ...(returnDays > 0 ? [{ term: '返品', text: `到着後${returnDays}日以内（一部の商品を除く）` }] : []),
    ...(phoneNumber ? [{ term: 'お電話', text: phoneHours, phone: phoneNumber }] : []),
  ]
}

/** Removes the trailing parenthesis, and keeps names with a space, such as Google Pay, on one line. */
const shortName = (name: string) => name.replace(/（.*）$/, '').replaceAll(' ', '\u00a0')
