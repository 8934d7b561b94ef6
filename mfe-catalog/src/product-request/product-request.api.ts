import { requestProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

/** A product of the shop (`id`), or only a name. */
export type WantedArticle = { id?: number; name: string }

/** Requests a product that is sold out or not sold here; a guest provides an e-mail address. */
export async function requestArticle({ id, name }: WantedArticle, email?: string) {
  await call(requestProduct, {
    body: { ...(id ? { product_id: id } : {}), product_name: name, ...(email ? { email } : {}) },
  })
}
