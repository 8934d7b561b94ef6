import {
  isForEachPiece,
  type BodyOf,
  type addCartAccessory,
  type addCartProduct,
  type deleteCartAccessory,
} from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import type { Trx } from '../../database/db'
import { newKey } from '../../secret/token.rules'
import { requireAccessory, requireLine } from './cart-line-check.command'
import type { CartLineRow } from './cart-line.table'
import {
  deleteAccessoryOfLines,
  deleteCartAccessory as deleteByKey,
  insertCartAccessory,
  listAccessoriesOfLine,
  listCartLines,
  updateCartAccessory,
} from './cart-line.sql'
import { productsThatTake } from './cart-product.sql'
import type { CartRow } from '../cart.table'

type NewAccessory = NonNullable<BodyOf<typeof addCartProduct>['accessories']>[number]

export async function addAccessory(
  trx: Trx,
  cart: CartRow,
  body: NewAccessory,
  line: Pick<CartLineRow, 'key' | 'product_id' | 'quantity'>,
): Promise<void> {
  const accessory = await requireAccessory(trx, line.product_id, body.accessory_id, body)
  const quantity = body.quantity ?? (isForEachPiece(accessory) ? line.quantity : 1)
  if (isForEachPiece(accessory)) await makeRoom(trx, cart, line, accessory.kind, quantity)
  await insertCartAccessory(trx, {
    key: newKey(),
    cart_id: cart.id,
    line_key: line.key,
    accessory_id: body.accessory_id,
    quantity,
    noshi_heading: body.noshi_heading ?? null,
    noshi_name: body.noshi_name ?? null,
    message: body.message ?? null,
  })
}

/**
 * One piece wears one wrapping and one noshi: what was on gives way where there are not pieces enough for
 * both.
 */
async function makeRoom(
  trx: Trx,
  cart: CartRow,
  line: Pick<CartLineRow, 'key' | 'quantity'>,
  kind: string,
  quantity: number,
): Promise<void> {
  const worn = (await listAccessoriesOfLine(trx, cart.id, line.key)).filter((one) => one.kind === kind)
  if (worn.reduce((sum, one) => sum + one.quantity, 0) + quantity <= line.quantity) return
  for (const { key } of worn) await deleteByKey(trx, cart.id, key)
}

export async function attachAccessory(
  trx: Trx,
  cart: CartRow,
  { product_key, packing_key, ...accessory }: BodyOf<typeof addCartAccessory>,
): Promise<void> {
  const lines = await listCartLines(trx, cart.id)
  if (packing_key !== undefined)
    return attachToPacking(
      trx,
      cart,
      lines.filter((line) => line.packing_key === packing_key),
      accessory,
    )
  await addAccessory(trx, cart, accessory, requireLine(lines, product_key ?? ''))
}

/** All lines that may have it, in place of what they had of it; what may not have it stays as it is. */
async function attachToPacking(
  trx: Trx,
  cart: CartRow,
  packed: readonly CartLineRow[],
  body: NewAccessory,
): Promise<void> {
  const taking = await productsThatTake(
    trx,
    body.accessory_id,
    packed.map(({ product_id }) => product_id),
  )
  const lines = packed.filter(({ product_id }) => taking.has(product_id))
  const [first] = lines
  if (!first)
    throw new Rejection(
      422,
      'cart.accessories.not_allowed',
      'この荷物の商品にはお付けできないオプションです。',
    )
  const offered = await requireAccessory(trx, first.product_id, body.accessory_id, body)
  await deleteAccessoryOfLines(
    trx,
    cart.id,
    lines.map(({ key }) => key),
    body.accessory_id,
  )
  const { quantity: _quantity, ...accessory } = body
  if (!isForEachPiece(offered)) return addAccessory(trx, cart, accessory, first)
  for (const line of lines) await addAccessory(trx, cart, accessory, line)
}

export async function detachAccessory(
  trx: Trx,
  cart: CartRow,
  { key, packing_key, accessory_id }: BodyOf<typeof deleteCartAccessory>,
): Promise<void> {
  if (packing_key === undefined || accessory_id === undefined) return deleteByKey(trx, cart.id, key ?? '')
  const packed = (await listCartLines(trx, cart.id)).filter((line) => line.packing_key === packing_key)
  await deleteAccessoryOfLines(
    trx,
    cart.id,
    packed.map((line) => line.key),
    accessory_id,
  )
}

/**
 * A line of another quantity: what dresses each piece follows, and nothing is paid for pieces that are gone.
 */
export async function fitAccessories(
  trx: Trx,
  cartId: number,
  line: Pick<CartLineRow, 'key' | 'quantity'>,
  quantity: number,
): Promise<void> {
  if (quantity === line.quantity) return
  for (const accessory of await listAccessoriesOfLine(trx, cartId, line.key)) {
    const isFollowing = isForEachPiece(accessory) && accessory.quantity === line.quantity
    const fitting = isFollowing ? quantity : Math.min(accessory.quantity, quantity)
    if (fitting !== accessory.quantity)
      await updateCartAccessory(trx, cartId, accessory.key, { quantity: fitting })
  }
}
