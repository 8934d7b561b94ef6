import {
  accessoryCount,
  counterOf,
  inscriptionText,
  listCharges,
  nameMarkingOf,
  orderTotals,
  packingKind,
  type Cart,
} from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import {
  listRegionPrefectures,
  regionNames,
  shippingRegions,
  shopsOwnRegion,
  type ShippingRegion,
} from '../../delivery/postal-code/shipping-region.rules'
import { computeCarriage } from '../../pricing/pricing/carriage.rules'

type Detail = Cart['data']['detail']

export const quoteDays = 30

export type QuoteRow = { label: string; quantity: string; price: string; amount: string }

const note = (label: string): QuoteRow => ({ label, quantity: '', price: '', amount: '' })

const mark = ({ is_reduced_tax_rate }: { is_reduced_tax_rate?: boolean }) => (is_reduced_tax_rate ? ' ※' : '')

function inscribed(accessory: Parameters<typeof inscriptionText>[0]): string {
  const text = inscriptionText(accessory)
  return text ? `（${text}）` : ''
}

/** Lists the items with code, price for their quantity and printed text, then charges and discounts. */
export function quoteRows({ products, order, shippings }: Detail): QuoteRow[] {
  const goods = products.flatMap((line) => {
    const { code, name, variant_name } = line.product_info
    const { name_embroidery } = line
    return [
      {
        label: `${code}　${variant_name ? `${name}（${variant_name}）` : name}${mark(line.product_info)}`,
        quantity: `${line.quantity}${line.product_info.counter ?? ''}`,
        price: formatYen(line.unit_price),
        amount: formatYen(line.total_price),
      },
      ...(name_embroidery ? [note(`　${nameMarkingOf(line.product_info)}：${name_embroidery}`)] : []),
      ...line.accessories.map((one) => ({
        label: `　${one.name}${inscribed(one)}`,
        quantity: accessoryCount(one, counterOf(line.product_info)),
        price: formatYen(one.unit_price),
        amount: formatYen(one.total_price),
      })),
    ]
  })
  const charges = listCharges(orderTotals(order)).filter(
    ({ key }) => key !== 'carriage' || shippings.length > 0,
  )
  return [...goods, ...charges.map(({ term, amount }) => ({ ...note(term), amount: formatYen(amount) }))]
}

/** The place that postage is assumed for, as the cart assumes it, while there is no address. */
export type AssumedPlace = { region: ShippingRegion; name: string }

/** Reads the place of the cart's screen. Without one, it is the shop's own region. */
export function readPlace({ region, prefecture }: { region?: string; prefecture?: string }): AssumedPlace {
  const known = shippingRegions.find((one) => one === region) ?? shopsOwnRegion
  const isPlain = known !== 'island' && listRegionPrefectures(known).some((one) => one === prefecture)
  return { region: known, name: (isPlain && prefecture) || regionNames[known] }
}

/** Returns the postage for the assumed place. Undefined once an address makes it part of the sums. */
function assumedPostage(
  { shippings, products }: Detail,
  rates: readonly CarriageRate[],
  region: ShippingRegion,
) {
  if (shippings.length > 0) return undefined
  const kind = packingKind(products.map(({ product_info }) => product_info.carriage_kind))
  const goods = products.reduce((sum, { total_price }) => sum + total_price, 0)
  return computeCarriage(rates, region, kind, goods)
}

type Postage = { rates: readonly CarriageRate[]; place: AssumedPlace }

/** Qualifies the quote's total, which excludes postage until there is an address. */
export const totalScope = (detail: Detail, { rates, place }: Postage) =>
  assumedPostage(detail, rates, place.region) ? '税込・送料別' : '税込'

/** States the postage for the assumed place and the total with it. Undefined once there is an address. */
export function carriageNote(detail: Detail, { rates, place }: Postage): string | undefined {
  const postage = assumedPostage(detail, rates, place.region)
  if (postage === undefined) return undefined
  if (postage === 0) return `${place.name}へのお届けの場合、送料は無料です。`
  const total = formatYen(detail.order.total_payment + postage)
  return `${place.name}へのお届けの場合、送料は税込${formatYen(postage)}、送料を含む合計は税込${total}です。`
}
