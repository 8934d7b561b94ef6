import type { BodyOf, addCartProduct, divideCartProduct, modifyCartProduct } from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import { sortedPackings } from '../shipping/ensure-packings.command'
import type { Trx } from '../../database/db'
import { newKey } from '../../secret/token.rules'
import { addAccessory, fitAccessories } from './cart-accessory.command'
import { requireLine, requireOptions, requireProductOnSale, requireStock } from './cart-line-check.command'
import type { CartLineRow } from './cart-line.table'
import {
  deleteCartLines,
  insertCartAccessory,
  insertCartLine,
  listCartAccessories,
  listCartLines,
  updateCartLines,
} from './cart-line.sql'
import { lineIdentity } from '../cart-merge.rules'
import { listSetComponents } from './cart-product.sql'
import type { CartRow } from '../cart.table'

type NewLine = Omit<BodyOf<typeof addCartProduct>, 'token'>

const totalOf = (lines: readonly CartLineRow[], productId: number) =>
  lines.filter((line) => line.product_id === productId).reduce((sum, line) => sum + line.quantity, 0)

async function packingOf(
  trx: Trx,
  cartId: number,
  { shipping_key, packing_key }: { shipping_key?: string | null; packing_key?: string | null },
) {
  const packings = await sortedPackings(trx, cartId)
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

export async function addProduct(trx: Trx, cart: CartRow, body: NewLine, now: Date): Promise<void> {
  const product = await requireProductOnSale(trx, cart.channel_id, body.product_id, now)
  requireOptions(product, body)
  if (cart.gift && !product.is_social_gift_allowed)
    throw new Rejection(
      422,
      'cart.social.not_allowed',
      `「${product.name}」はソーシャルギフトでお贈りいただけません。`,
    )
  const lines = await listCartLines(trx, cart.id)
  await requireStock(trx, product, totalOf(lines, product.id) + body.quantity)

  const options = { measurement: body.measurement ?? null, name_embroidery: body.name_embroidery || null }
  const packing_key = await packingOf(trx, cart.id, body)
  const identity = lineIdentity({ product_id: product.id, ...options })
  const accessories = body.accessories ?? []
  // What is dressed stays as it is: plain pieces join plain ones.
  const decorated = new Set((await listCartAccessories(trx, cart.id)).map(({ line_key }) => line_key))
  const same =
    accessories.length > 0
      ? undefined
      : lines.find(
          (line) =>
            line.packing_key === packing_key && !decorated.has(line.key) && lineIdentity(line) === identity,
        )
  if (same) return updateCartLines(trx, cart.id, [same.key], { quantity: same.quantity + body.quantity })

  const key = newKey()
  await insertCartLine(trx, {
    key,
    cart_id: cart.id,
    packing_key,
    product_id: product.id,
    quantity: body.quantity,
    ...options,
  })
  for (const accessory of accessories)
    await addAccessory(trx, cart, accessory, { key, product_id: product.id, quantity: body.quantity })
}

export async function addSet(
  trx: Trx,
  cart: CartRow,
  body: { product_id: number; quantity: number },
  now: Date,
): Promise<void> {
  const components = await listSetComponents(trx, [body.product_id])
  if (components.length === 0)
    throw new Rejection(422, 'cart.add_set.not_a_set', 'セット商品ではありません。')
  await addProduct(trx, cart, body, now)
}

export async function modifyProduct(
  trx: Trx,
  cart: CartRow,
  body: BodyOf<typeof modifyCartProduct>,
  now: Date,
): Promise<void> {
  const lines = await listCartLines(trx, cart.id)
  const line = requireLine(lines, body.key)
  const product = await requireProductOnSale(trx, cart.channel_id, line.product_id, now)
  requireOptions(product, body)
  const quantity = body.quantity ?? line.quantity
  // Fewer pieces are always right, even where the stock has fallen below them.
  if (quantity > line.quantity)
    await requireStock(trx, product, totalOf(lines, product.id) - line.quantity + quantity)
  await updateCartLines(trx, cart.id, [line.key], {
    quantity,
    ...(body.measurement === undefined ? {} : { measurement: body.measurement }),
    ...(body.name_embroidery === undefined ? {} : { name_embroidery: body.name_embroidery || null }),
  })
  await fitAccessories(trx, cart.id, line, quantity)
}

export async function divideProduct(
  trx: Trx,
  cart: CartRow,
  body: BodyOf<typeof divideCartProduct>,
): Promise<void> {
  const line = requireLine(await listCartLines(trx, cart.id), body.key)
  const sum = body.parts.reduce((total, part) => total + part.quantity, 0)
  if (sum !== line.quantity)
    throw new Rejection(422, 'cart.products.divide_quantity', '数量の合計がカートの数量と一致していません。')
  const [first, ...others] = body.parts as [(typeof body.parts)[number], ...typeof body.parts]
  const own =
    first.packing_key || first.shipping_key ? await packingOf(trx, cart.id, first) : line.packing_key
  await updateCartLines(trx, cart.id, [line.key], { quantity: first.quantity, packing_key: own })
  const accessories = (await listCartAccessories(trx, cart.id)).filter(
    (accessory) => accessory.line_key === line.key,
  )
  await fitAccessories(trx, cart.id, line, first.quantity)
  for (const part of others) {
    const key = newKey()
    const { position: _position, ...rest } = line
    await insertCartLine(trx, {
      ...rest,
      key,
      quantity: part.quantity,
      packing_key: await packingOf(trx, cart.id, part),
    })
    for (const { position: _, ...accessory } of accessories) {
      await insertCartAccessory(trx, {
        ...accessory,
        key: newKey(),
        line_key: key,
        quantity: Math.min(accessory.quantity, part.quantity),
      })
    }
  }
  await joinSameLines(trx, cart.id)
}

/** Lines without accessories that have become the same goods in the same parcel are one line again. */
async function joinSameLines(trx: Trx, cartId: number): Promise<void> {
  const decorated = new Set((await listCartAccessories(trx, cartId)).map(({ line_key }) => line_key))
  const seen = new Map<string, CartLineRow>()
  for (const line of (await listCartLines(trx, cartId)).filter(({ key }) => !decorated.has(key))) {
    const place = `${line.packing_key} ${lineIdentity(line)}`
    const same = seen.get(place)
    if (!same) {
      seen.set(place, line)
      continue
    }
    same.quantity += line.quantity
    await updateCartLines(trx, cartId, [same.key], { quantity: same.quantity })
    await deleteCartLines(trx, cartId, [line.key])
  }
}
