import { requestProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

/** An article that the shop sells (`id`), or only its name. */
export type WantedArticle = { id?: number; name: string }

/** Asks for an article that is sold out or not sold here; a guest leaves an e-mail. */
export async function requestArticle({ id, name }: WantedArticle, email?: string) {
  await call(requestProduct, {
    body: { ...(id ? { product_id: id } : {}), product_name: name, ...(email ? { email } : {}) },
  })
}
