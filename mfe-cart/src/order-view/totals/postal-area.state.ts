import { lookUpPostalCode, type PostalTown } from '@storefront/contracts'
import { call } from '@storefront/http'
import { createStore } from '@storefront/state'

/**
 * Keys of the delivery areas by postal code, as far as they have been looked up. The area of a remote island
 * differs from that of its prefecture.
 */
export const postalAreas = createStore<Readonly<Record<string, string | undefined>>>({})

const inFlight = new Map<string, Promise<readonly PostalTown[]>>()

/** Looks up a postal code's towns. An address form and the order's sums share one request. */
export function lookUpPlace(code: string): Promise<readonly PostalTown[]> {
  const asked = inFlight.get(code) ?? fetchTowns(code).finally(() => inFlight.delete(code))
  inFlight.set(code, asked)
  return asked
}

async function fetchTowns(code: string): Promise<readonly PostalTown[]> {
  const { data } = await call(lookUpPostalCode, { query: { code }, outlivesRoute: true })
  postalAreas.set({ ...postalAreas.get(), [code]: data.data[0]?.delivery_area ?? undefined })
  return data.data
}
