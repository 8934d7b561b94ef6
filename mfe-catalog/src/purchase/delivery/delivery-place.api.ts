import { lookUpPostalCode } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Looks up a postal code's prefecture and delivery area. Returns undefined if it is unknown. */
export async function findPlace(
  code: string,
): Promise<{ prefecture: string; area: string | undefined } | undefined> {
  const { data } = await call(lookUpPostalCode, { query: { code }, isCacheable: true })
  const [town] = data.data
  return town && { prefecture: town.prefecture, area: town.delivery_area ?? undefined }
}
