import * as contracts from '@storefront/contracts'
import type { Endpoint } from '@storefront/contracts'

/** Lists every declared call with the name of its contract. */
export const allEndpoints = (): [name: string, endpoint: Endpoint][] =>
  Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  )

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
