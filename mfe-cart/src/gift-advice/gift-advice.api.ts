import { listGiftRules, type GiftRule } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Fetches the shop's customs of giving. Without them the checkout goes on unadvised. */
export async function fetchGiftRules(signal?: AbortSignal): Promise<readonly GiftRule[]> {
  try {
    return (await call(listGiftRules, { signal })).data.data
  } catch {
    return []
  }
}
