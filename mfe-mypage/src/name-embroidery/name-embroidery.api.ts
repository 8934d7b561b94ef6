import { addTimeseries, deleteTimeseries, getFormLayout, listTimeseries } from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

const purpose = 'name-embroidery'

/** Newest first, with the served form that names styles and threads. */
export async function fetchEmbroideries(signal: AbortSignal) {
  const [{ data, headers }, layout] = await Promise.all([
    call(listTimeseries, { query: { purpose }, signal }),
    call(getFormLayout, { params: { page: purpose }, signal }),
  ])
  return { entries: data.data, limit: limitOf(headers) ?? null, layout: layout.data }
}

/** Becomes the first entry (§4). */
export const addEmbroidery = (data: Record<string, string>) =>
  call(addTimeseries, { body: { purpose, data } })
export const removeEmbroidery = (id: number) => call(deleteTimeseries, { query: { ids: [id] } })
