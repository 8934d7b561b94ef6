import type {
  BodyOf,
  addCartProduct,
  deleteCartProducts,
  divideCartProduct,
  modifyCartProduct,
} from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import type { CartState } from '../state/cart-state.table'
import { keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'
import { groupRows } from '../write/group-rows.rules'
import { sortPackings } from '../write/packing-writes.rules'
import { divideLine } from './divide-line.rules'
import { addAccessories, fitAccessories } from './cart-accessory.rules'
import {
  requireLine,
  requireOptions,
  requireProductOnSale,
  requireStock,
} from '../write/cart-line-check.rules'
import { requireAccessory } from './accessory-check.rules'
import type { CartLineRow } from './cart-line.table'
import type { CartProductRow } from './cart-product.table'

type NewLine = Omit<BodyOf<typeof addCartProduct>, 'token'>

const computeTotalQuantity = (lines: readonly CartLineRow[], productId: number) =>
  lines.filter((line) => line.product_id === productId).reduce((sum, line) => sum + line.quantity, 0)

function findPackingKey(
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

/** Sorts measurements the way a jsonb column returns them: by key length, then by bytes. */
const stored = (measurement: Record<string, number> | null | undefined) =>
  measurement
    ? Object.fromEntries(
        Object.entries(measurement).sort(
          ([a], [b]) => Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.from(a).compare(Buffer.from(b)),
        ),
      )
    : null

export function addProduct(state: CartState, body: NewLine): CartWrite[] {
  const product = requireProductOnSale(state, body.product_id)
  requireOptions(product, body)
  if (state.cart.gift && !product.is_social_gift_allowed)
    throw new Rejection(
      422,
      'cart.social.not_allowed',
      `「${product.name}」はソーシャルギフトでお贈りいただけません。`,
    )
  requireStock(state, product, computeTotalQuantity(state.lines, product.id) + body.quantity)

  const options = {
    measurement: stored(body.measurement),
    name_embroidery: body.name_embroidery || null,
  }
  const line = {
    key: newKey(),
    ...toLastPosition(state),
    packing_key: findPackingKey(state, body),
    product_id: product.id,
    quantity: body.quantity,
    ...options,
  }
  const dressing = addAccessories(
    state,
    (body.accessories ?? []).map((accessory) => ({ body: accessory, line })),
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
  const product = requireProductOnSale(state, body.product_id ?? line.product_id)
  const row = {
    ...line,
    product_id: product.id,
    quantity: body.quantity ?? line.quantity,
    ...(body.measurement === undefined ? {} : { measurement: stored(body.measurement) }),
    ...(body.name_embroidery === undefined ? {} : { name_embroidery: body.name_embroidery || null }),
  }
  const isOtherVariant = product.id !== line.product_id
  if (isOtherVariant) requireSameModel(state, line, product)
  requireOptions(product, isOtherVariant ? row : body)
  // Reducing the quantity is always allowed, even if stock has fallen below it.
  const countedBefore = isOtherVariant ? 0 : line.quantity
  if (row.quantity > countedBefore)
    requireStock(state, product, computeTotalQuantity(state.lines, product.id) - countedBefore + row.quantity)
  return [{ put: 'lines', row }, ...fitAccessories(state, line, row.quantity)]
}

/** Rejects a product that isn't another variant of the line's, or can't have the line's accessories. */
function requireSameModel(state: CartState, line: CartLineRow, product: CartProductRow) {
  if (state.products.get(line.product_id)?.product_model_id !== product.product_model_id)
    throw new Rejection(422, 'cart.products.other_model', 'この商品には変更できません。')
  for (const worn of state.accessories.filter(({ line_key }) => line_key === line.key))
    requireAccessory(state, product.id, worn.accessory_id, worn)
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
  const parts = body.parts.map((part, index) => ({
    quantity: part.quantity,
    packing_key:
      index > 0 || part.packing_key || part.shipping_key ? findPackingKey(state, part) : line.packing_key,
  }))
  // Dividing copies cards, so parts of one packing stay together.
  const ofPackings = [...groupRows(parts, ({ packing_key }) => packing_key)]
  return divideLine(
    state,
    line,
    ofPackings.map(([packing_key, ofPacking]) => ({
      packing_key,
      quantity: ofPacking.reduce((total, part) => total + part.quantity, 0),
    })),
  )
}
