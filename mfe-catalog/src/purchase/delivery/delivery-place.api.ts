import { lookUpPostalCode } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Fetches the prefecture and delivery area of a postal code. Returns undefined if the code is unknown. */
export async function findPlace(
  code: string,
): Promise<{ prefecture: string; area: string | undefined } | undefined> {
  const { data } = await call(lookUpPostalCode, { query: { code }, isCacheable: true })
  const [town] = data.data
  return town && { prefecture: town.prefecture, area: town.delivery_area ?? undefined }
}
