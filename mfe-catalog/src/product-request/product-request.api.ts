import { requestProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

/** One of the shop's products (`id`), or a product that is known only by name. */
export type WantedArticle = { id?: number; name: string }

/** Requests a product that is sold out or not in the range. Guests must provide an email address. */
export async function requestArticle({ id, name }: WantedArticle, email?: string) {
  await call(requestProduct, {
    body: { ...(id ? { product_id: id } : {}), product_name: name, ...(email ? { email } : {}) },
  })
}
