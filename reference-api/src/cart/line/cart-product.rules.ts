import type {
  BodyOf,
  addCartProduct,
  deleteCartProducts,
  divideCartProduct,
  modifyCartProduct,
} from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import { newKey } from '../../secret/token.rules'
import { lineIdentity } from '../cart-merge.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, lastOf, type CartWrite } from '../state/cart-write.rules'
import { sortPackings } from '../shipping/packing-writes.rules'
import { addAccessories, fitAccessories } from './cart-accessory.rules'
import { requireLine, requireOptions, requireProductOnSale, requireStock } from './cart-line-check.rules'
import type { CartLineRow } from './cart-line.table'

type NewLine = Omit<BodyOf<typeof addCartProduct>, 'token'>

const totalOf = (lines: readonly CartLineRow[], productId: number) =>
  lines.filter((line) => line.product_id === productId).reduce((sum, line) => sum + line.quantity, 0)

function packingOf(
  state: CartState,
  { shipping_key, packing_key }: { shipping_key?: string | null; packing_key?: string | null },
): string | null {
  const packings = sortPackings(state)
  if (packing_key) return requirePacking(packings.find(({ key }) => key === packing_key))
  if (shipping_key) return requirePacking(packings.find((packing) => packing.shipping_key === shipping_key))
  return packings[0]?.key ?? null
}

function requirePacking(packing: { key: string } | undefined): string {
  if (!packing)
    throw new Rejection(
      422,
      'cart.packings.not_found',
      'お届け先が変更されています。画面を更新してください。',
    )
  return packing.key
}

/** Measurements as a jsonb column gives them back: shorter names first. */
const stored = (measurement: Record<string, number> | null | undefined) =>
  measurement
    ? Object.fromEntries(
        Object.entries(measurement).sort(
          ([a], [b]) => Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.from(a).compare(Buffer.from(b)),
        ),
      )
    : null

const decoratedLines = ({ accessories }: CartState) => new Set(accessories.map(({ line_key }) => line_key))

export function addProduct(state: CartState, body: NewLine): CartWrite[] {
  const product = requireProductOnSale(state, body.product_id)
  requireOptions(product, body)
  if (state.cart.gift && !product.is_social_gift_allowed)
    throw new Rejection(
      422,
      'cart.social.not_allowed',
      `「${product.name}」はソーシャルギフトでお贈りいただけません。`,
    )
  requireStock(state, product, totalOf(state.lines, product.id) + body.quantity)

  const options = {
    measurement: stored(body.measurement),
    name_embroidery: body.name_embroidery || null,
  }
  const packing_key = packingOf(state, body)
  const identity = lineIdentity({ product_id: product.id, ...options })
  const accessories = body.accessories ?? []
  // What is dressed stays as it is: plain pieces join plain ones.
  const decorated = decoratedLines(state)
  const same =
    accessories.length > 0
      ? undefined
      : state.lines.find(
          (line) =>
            line.packing_key === packing_key && !decorated.has(line.key) && lineIdentity(line) === identity,
        )
  if (same) return [{ put: 'lines', row: { ...same, quantity: same.quantity + body.quantity } }]

  const { quantity } = body
  const line = { key: newKey(), ...lastOf(state), packing_key, product_id: product.id, quantity, ...options }
  const dressing = addAccessories(
    state,
    accessories.map((accessory) => ({ body: accessory, line })),
  )
  return [{ put: 'lines', row: line }, ...dressing]
}

export function addSet(state: CartState, body: { product_id: number; quantity: number }): CartWrite[] {
  if (!state.components.some(({ product_id }) => product_id === body.product_id))
    throw new Rejection(422, 'cart.add_set.not_a_set', 'セット商品ではありません。')
  return addProduct(state, body)
}

export function modifyProduct(state: CartState, body: BodyOf<typeof modifyCartProduct>): CartWrite[] {
  const line = requireLine(state.lines, body.key)
  const product = requireProductOnSale(state, line.product_id)
  requireOptions(product, body)
  const quantity = body.quantity ?? line.quantity
  // Fewer pieces are always right, even where the stock has fallen below them.
  if (quantity > line.quantity)
    requireStock(state, product, totalOf(state.lines, product.id) - line.quantity + quantity)
  const row = {
    ...line,
    quantity,
    ...(body.measurement === undefined ? {} : { measurement: stored(body.measurement) }),
    ...(body.name_embroidery === undefined ? {} : { name_embroidery: body.name_embroidery || null }),
  }
  return [{ put: 'lines', row }, ...fitAccessories(state, line, quantity)]
}

export function deleteProducts(
  { lines }: CartState,
  { key, ids = [] }: BodyOf<typeof deleteCartProducts>,
): CartWrite[] {
  const gone = lines.filter((line) => line.key === key || ids.includes(line.product_id))
  return [{ drop: 'lines', keys: keysOf(gone) }]
}

export function divideProduct(state: CartState, body: BodyOf<typeof divideCartProduct>): CartWrite[] {
  const line = requireLine(state.lines, body.key)
  const sum = body.parts.reduce((total, part) => total + part.quantity, 0)
  if (sum !== line.quantity)
    throw new Rejection(422, 'cart.products.divide_quantity', '数量の合計がカートの数量と一致していません。')
  const [first, ...others] = body.parts as [(typeof body.parts)[number], ...typeof body.parts]
  const own = first.packing_key || first.shipping_key ? packingOf(state, first) : line.packing_key
  const divided: CartWrite[] = [
    { put: 'lines', row: { ...line, quantity: first.quantity, packing_key: own } },
    ...fitAccessories(state, line, first.quantity),
    ...others.flatMap((part) => splitOff(state, line, part)),
  ]
  return [...divided, ...joinSameLines(applyWrites(state, divided))]
}

function splitOff(
  state: CartState,
  line: CartLineRow,
  part: BodyOf<typeof divideCartProduct>['parts'][number],
): CartWrite[] {
  const key = newKey()
  const { quantity } = part
  const row = { ...line, key, quantity, packing_key: packingOf(state, part), ...lastOf(state) }
  return [
    { put: 'lines', row },
    ...state.accessories
      .filter(({ line_key }) => line_key === line.key)
      .map((accessory): CartWrite => ({
        put: 'accessories',
        row: {
          ...accessory,
          ...lastOf(state),
          key: newKey(),
          line_key: key,
          quantity: Math.min(accessory.quantity, quantity),
        },
      })),
  ]
}

/** Lines without accessories that have become the same goods in the same parcel are one line again. */
function joinSameLines(state: CartState): CartWrite[] {
  const decorated = decoratedLines(state)
  const plain = state.lines.filter(({ key }) => !decorated.has(key))
  const place = (line: CartLineRow) => `${line.packing_key} ${lineIdentity(line)}`
  return [...new Set(plain.map(place))].flatMap((one): CartWrite[] => {
    const [first, ...same] = plain.filter((line) => place(line) === one)
    if (!first || same.length === 0) return []
    const quantity = same.reduce((sum, line) => sum + line.quantity, first.quantity)
    return [
      { put: 'lines', row: { ...first, quantity } },
      { drop: 'lines', keys: keysOf(same) },
    ]
  })
}
