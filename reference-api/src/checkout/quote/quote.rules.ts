import { accessoryCount, counterOf, listCharges, orderTotals, type Cart } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'

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

/**
 * Returns a note on the range of the postage, or undefined once there is an address. The total excludes
 * postage until then.
 */
export function carriageNote({ shippings, order: { carriage_preview } }: Detail): string | undefined {
  if (shippings.length > 0 || !carriage_preview) return undefined
  const { from, to } = carriage_preview
  if (to === 0) return '送料は無料です。'
  const least = from === 0 ? '無料' : formatYen(from)
  const span = from === to ? least : `${least}〜${formatYen(to)}`
  return `送料はお届け先により別途申し受けます（${span}、税込）。`
}
