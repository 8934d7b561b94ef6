import {
  accessoryCount,
  counterOf,
  listCharges,
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

const mark = ({ is_reduced_tax_rate }: { is_reduced_tax_rate?: boolean }) => (is_reduced_tax_rate ? ' ※' : '')

/** Lists the items with their code and the price for their quantity, then charges and discounts. */
export function quoteRows({ products, order, shippings }: Detail): QuoteRow[] {
  const goods = products.flatMap((line) => {
    const { code, name, variant_name } = line.product_info
    return [
      {
        label: `${code}　${variant_name ? `${name}（${variant_name}）` : name}${mark(line.product_info)}`,
        quantity: `${line.quantity}${line.product_info.counter ?? ''}`,
        price: formatYen(line.unit_price),
        amount: formatYen(line.total_price),
      },
      ...line.accessories.map((one) => ({
        label: `　${one.name}`,
        quantity: accessoryCount(one, counterOf(line.product_info)),
        price: formatYen(one.unit_price),
        amount: formatYen(one.total_price),
      })),
    ]
  })
  const charges = listCharges(orderTotals(order)).filter(
    ({ key }) => key !== 'carriage' || shippings.length > 0,
  )
  return [
    ...goods,
    ...charges.map(({ term, amount }) => ({
      label: term,
      quantity: '',
      price: '',
      amount: formatYen(amount),
    })),
  ]
}

/** The place that postage is assumed for, as the cart assumes it, while there is no address. */
export type AssumedPlace = { region: ShippingRegion; name: string }

/** Reads the place of the cart's screen. Without one, it is the shop's own region. */
export function readPlace({ region, prefecture }: { region?: string; prefecture?: string }): AssumedPlace {
  const known = shippingRegions.find((one) => one === region) ?? shopsOwnRegion
  const isPlain = known !== 'island' && listRegionPrefectures(known).some((one) => one === prefecture)
  return { region: known, name: (isPlain && prefecture) || regionNames[known] }
}

/**
 * States the postage for the assumed place and the total with it, or undefined once there is an address. The
 * quote's own total excludes postage until then.
 */
export function carriageNote(
  { shippings, products, order }: Detail,
  rates: readonly CarriageRate[],
  { region, name }: AssumedPlace,
): string | undefined {
  if (shippings.length > 0) return undefined
  const kind = packingKind(products.map(({ product_info }) => product_info.carriage_kind))
  const goods = products.reduce((sum, { total_price }) => sum + total_price, 0)
  const postage = computeCarriage(rates, region, kind, goods)
  if (postage === 0) return `${name}へのお届けの場合、送料は無料です。`
  const total = formatYen(order.total_payment + postage)
  return `${name}へのお届けの場合、送料は税込${formatYen(postage)}、送料を含む合計は税込${total}です。`
}
