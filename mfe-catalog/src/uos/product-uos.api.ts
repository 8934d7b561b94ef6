import { getProduct, listProductAccessories, listTimeseries } from '@storefront/contracts'
import { call } from '@storefront/http'
import { isMember } from '@storefront/session'
import { measures, type MadeToOrder } from '../purchase/product-uos.rules'

/**
 * A product that is made to order, what it may be wrapped in, and the member's latest measures as a start.
 */
export async function fetchMadeToOrder(key: string, signal: AbortSignal) {
  const params = { key }
  const [{ data: product }, { data: accessories }, measured] = await Promise.all([
    call(getProduct, { params, signal }),
    call(listProductAccessories, { params, signal }),
    fetchLatestMeasures(signal),
  ])
  return { product, accessories: accessories.data, measured }
}

async function fetchLatestMeasures(signal: AbortSignal): Promise<MadeToOrder> {
  if (!(await isMember())) return {}
  const { data } = await call(listTimeseries, { query: { purpose: 'measurement' }, signal })
  const latest = data.data[0]?.data ?? {}
  return Object.fromEntries(measures.flatMap(({ name }) => (latest[name] ? [[name, latest[name]]] : [])))
}
