import { on } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/** Ids of the products that were opened in this tab, each once. */
const seen = createStore<readonly number[]>([])

on('starter.product-opened').subscribe(({ product_id }) => {
  if (!seen.get().includes(product_id)) seen.set([...seen.get(), product_id])
})

export const useSeenProducts = seen.use
