import type { SeenCart } from './meanwhile.rules'

/** Browsers limit a cookie to 4,096 bytes, including its name and attributes. This leaves room for those. */
const longestBytes = 3_500

const optional = (value: number | null) => (value === null ? '' : String(value))
const toNumber = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

/**
 * Encodes a seen cart for a cookie: prices, quantities and sums, but no addresses or personal names. Leaves
 * out the product names if they don't fit. Returns undefined if the text is still too long.
 */
export function writeSeen(seen: SeenCart): string | undefined {
  const { token, version, payment_id, usable_point, parcels, point, carriage, fee, total } = seen
  const goods = Object.entries(seen.goods)
  const parts = [
    token,
    [version, optional(payment_id), optional(usable_point), parcels, point, carriage, fee, total].join('.'),
    goods.map(([id, { pieces, price, most }]) => [id, pieces, price, most].join('.')).join('~'),
    seen.coupons.map(({ id, discount }) => `${id}.${discount}`).join('~'),
  ]
  const names = goods.map(([, { name }]) => name.replaceAll(/[~!]/g, ' ')).join('~')
  return [[...parts, names], parts].map((all) => all.join('!')).find(isShort)
}

const isShort = (text: string) => encodeURIComponent(text).length <= longestBytes

/** Returns undefined if the cookie is malformed. */
export function readSeen(text: string): SeenCart | undefined {
  const [token, figures = '', goods = '', coupons = '', names = ''] = text.split('!')
  const [version, payment, usable, parcels, point, carriage, fee, total] = figures.split('.').map(toNumber)
  const sums = [version, parcels, point, carriage, fee, total]
  if (!token || !sums.every((one): one is number => Number.isSafeInteger(one))) return undefined
  const [v, p, used, c, f, t] = sums as [number, number, number, number, number, number]
  const nameList = names.split('~')
  return {
    ...{ token, version: v, payment_id: payment ?? null, payment_name: null, usable_point: usable ?? null },
    goods: Object.fromEntries(
      parseRows(goods).map(([id = 0, pieces = 0, price = 0, most = 0], index) => [
        id,
        { name: nameList[index] ?? '', pieces, price, most },
      ]),
    ),
    coupons: parseRows(coupons).map(([id = 0, discount = 0]) => ({ id, name: '', discount })),
    ...{ parcels: p, receivers: [], point: used, carriage: c, fee: f, total: t },
  }
}

const parseRows = (text: string) =>
  text === '' ? [] : text.split('~').map((row) => row.split('.').map(Number))
