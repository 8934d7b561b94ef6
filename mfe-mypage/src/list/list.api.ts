import { detachFromUserList, getUserList, listUserLists } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { call, paginationOf } from '@storefront/http'

export async function fetchLists(signal: AbortSignal) {
  return (await call(listUserLists, { signal })).data.data
}

export async function fetchList(key: string, page: number, signal: AbortSignal) {
  const { data, headers } = await call(getUserList, {
    params: { key },
    query: { is_listables: 1, page },
    signal,
  })
  return { list: data, pagination: paginationOf(headers) }
}

export async function takeFromList(key: string, productId: number) {
  await call(detachFromUserList, { params: { key }, body: { table: 'products', ids: [productId] } })
  publish('product.favourite-changed', { product_id: productId, is_favorite: false })
}
