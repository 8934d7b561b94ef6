import {
  addCartAccessory,
  deleteCartAccessory,
  listOccasions,
  listProductAccessories,
  type Accessory,
  type Inscription,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { cartChange } from '../engine/cart.api'

export async function fetchAccessories(
  productKeys: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, Accessory[]>> {
  const keys = [...new Set(productKeys)]
  const lists = await Promise.all(
    keys.map(async (key) => (await call(listProductAccessories, { params: { key }, signal })).data.data),
  )
  return Object.fromEntries(keys.map((key, index) => [key, lists[index] ?? []]))
}

export const attachAccessory = (lineKey: string, accessory_id: number, inscription: Inscription) =>
  cartChange(addCartAccessory, { product_key: lineKey, accessory_id, ...inscription })

export const detachAccessory = (key: string) => cartChange(deleteCartAccessory, { key })

/** Fetches the heading that the shop suggests for an occasion. */
export async function fetchHeading(occasion: string | undefined): Promise<string | undefined> {
  if (occasion === undefined) return undefined
  const { data } = await call(listOccasions, { isCacheable: true })
  return data.data.find(({ key }) => key === occasion)?.noshi?.title
}
