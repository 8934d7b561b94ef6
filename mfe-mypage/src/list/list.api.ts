import {
  addUserList,
  attachToUserList,
  attachToUserLists,
  changeUserList,
  deleteUserList,
  detachFromUserList,
  getSharedList,
  getUserList,
  listUserLists,
  shareUserList,
  type ProductSummary,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { call, limitOf, paginationOf } from '@storefront/http'

const goods = (productId: number) => ({ table: 'products' as const, ids: [productId] })
export const favouritesKey = 'favorites'

export async function fetchLists(signal: AbortSignal) {
  const { data, headers } = await call(listUserLists, { signal })
  return { lists: data.data, limit: limitOf(headers) ?? null }
}

export async function fetchList(key: string, page: number, signal: AbortSignal) {
  const [{ data, headers }, { lists }] = await Promise.all([
    call(getUserList, { params: { key }, query: { is_listables: 1, page }, signal }),
    fetchLists(signal),
  ])
  const others = lists.filter((list) => list.is_own && list.key !== key)
  return { list: data, pagination: paginationOf(headers), others }
}

const goodsAPage = 100

export async function fetchListedGoods(key: string): Promise<ProductSummary[]> {
  const goods: ProductSummary[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { is_listables: 1 as const, page, per: goodsAPage }
    const { data, headers } = await call(getUserList, { params: { key }, query })
    goods.push(...data.data)
    last = paginationOf(headers).last
  }
  return goods
}

export async function fetchSharedList(token: string, signal: AbortSignal) {
  return (await call(getSharedList, { params: { token }, signal })).data
}

export async function takeFromList(key: string, productId: number) {
  await call(detachFromUserList, { params: { key }, body: goods(productId) })
  if (key === favouritesKey)
    publish('product.favourite-changed', { product_id: productId, is_favorite: false })
}

export async function putOnList(key: string, productId: number) {
  if (key !== favouritesKey) return call(attachToUserList, { params: { key }, body: goods(productId) })
  const answer = await call(attachToUserLists, { body: goods(productId) })
  publish('product.favourite-changed', { product_id: productId, is_favorite: true })
  return answer
}

export type ListWords = { name: string; note: string }

export const addList = async (body: ListWords) => (await call(addUserList, { body })).data
export const changeList = (key: string, body: ListWords) => call(changeUserList, { params: { key }, body })
export const removeList = (key: string) => call(deleteUserList, { params: { key } })
export const beginSharing = (key: string) =>
  call(shareUserList, { params: { key }, body: { is_shared: true } })
export const endSharing = (key: string) =>
  call(shareUserList, { params: { key }, body: { is_shared: false } })
