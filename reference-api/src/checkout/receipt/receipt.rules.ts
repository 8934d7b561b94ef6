import { accessoryCount, counterOf, listCharges, orderTotals } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { isCompany } from '../../delivery/address-text/person/company.rules'
import { readAddressee } from '../../delivery/address-text/person/honorifics.rules'
import { isSurname } from '../../delivery/address-text/person/split-name.rules'
import { lineTotal } from '../../order/order/order-view.rules'
import type { OrderLineRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'

/** `registration_number` is the number of a qualified invoice issuer. */
export type ReceiptIssuer = { name: string; address: string | null; registration_number: string | null }

const readText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Returns the issuer from the settings. The name defaults to the shop's name. */
export function receiptIssuer(settings: Record<string, unknown>, shopName: string): ReceiptIssuer {
  const number = settings['RECEIPT.REGISTRATION_NUMBER']
  return {
    name: readText(settings['RECEIPT.ISSUER_NAME']) ?? shopName,
    address: readText(settings['RECEIPT.ISSUER_ADDRESS']),
    registration_number: isRegistrationNumber(number) ? number : null,
  }
}

/** Checks for T and thirteen digits. The first digit is a corporate number's check digit. */
export function isRegistrationNumber(number: unknown): number is string {
  if (typeof number !== 'string' || !/^T\d{13}$/.test(number)) return false
  const [check = 0, ...digits] = [...number.slice(1)].map(Number)
  const sum = digits.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}

export const issuerLines = ({ name, address, registration_number }: ReceiptIssuer): string[] => [
  name,
  ...(address === null ? [] : [address]),
  ...(registration_number === null ? [] : [`登録番号：${registration_number}`]),
]

export type ReceiptRow = { label: string; quantity: string; amount: string }

const mark = (taxRate: number, order: OrderRow) =>
  order.amount_by_tax_rate.some((rate) => rate.tax_rate === taxRate && rate.is_reduced) ? ' ※' : ''

const nameOf = ({ product_info: { name, variant_name } }: OrderLineRow) =>
  variant_name ? `${name}（${variant_name}）` : name

/** Lists the items with amounts including tax, then charges and discounts. */
export function receiptRows(order: OrderRow, lines: readonly OrderLineRow[]): ReceiptRow[] {
  const goods = lines.flatMap((line) => [
    {
      label: `${nameOf(line)}${mark(line.tax_rate, order)}`,
      quantity: `${line.quantity}${line.product_info.counter ?? ''}`,
      amount: formatYen(lineTotal(line)),
    },
    ...line.accessories.map((one) => ({
      label: `　${one.name}${mark(one.tax_rate, order)}`,
      quantity: accessoryCount(one, counterOf(line.product_info)),
      amount: formatYen(one.total_price),
    })),
  ])
  const charges = listCharges(orderTotals({ ...order, total_accessory: 0 })).filter(
    ({ amount }) => amount !== 0,
  )
  return [
    ...goods,
    ...charges.map(({ term, amount }) => ({ label: term, quantity: '', amount: formatYen(amount) })),
  ]
}

/** Returns the requested addressee, or else the orderer's name, with 御中 for a company and 様 for a person. */
export function receiptAddressee({ receipt_name, orderer }: Pick<OrderRow, 'receipt_name' | 'orderer'>) {
  const wanted = readText(receipt_name) ?? `${orderer.last_name} ${orderer.first_name}`
  const { name, isCompany: isMarkedCompany } = readAddressee(wanted)
  const isOfPerson = name
    .split(/\s+/)
    .slice(1)
    .some((word) => isSurname(word))
  return `${name} ${isMarkedCompany || (isCompany(name) && !isOfPerson) ? '御中' : '様'}`
}

/** Returns the requested proviso, or else the usual one. */
export const receiptProviso = ({ receipt_proviso }: Pick<OrderRow, 'receipt_proviso'>) =>
  readText(receipt_proviso) ?? 'お品代'

/** Explains the mark of items at a reduced rate. Undefined without one. */
export const reducedRateNote = (rates: readonly { is_reduced: boolean }[]) =>
  rates.some(({ is_reduced }) => is_reduced) ? '※印は軽減税率対象商品です。' : undefined

/** Printed on every receipt after the first. */
export const copyMark = '再発行'

/** Returns the receipt's title. Only an issuer with a registration number may issue a qualified invoice. */
export const receiptTitle = ({ registration_number }: ReceiptIssuer) =>
  registration_number === null ? '領収書' : '領収書（適格請求書）'
