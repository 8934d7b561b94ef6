import { addTimeseries, deleteTimeseries, getFormLayout, listTimeseries } from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

const purpose = 'name-embroidery'

/** Fetches the embroideries, newest first, and the server's form, which names the styles and threads. */
export async function fetchEmbroideries(signal: AbortSignal) {
  const [{ data, headers }, layout] = await Promise.all([
    call(listTimeseries, { query: { purpose }, signal }),
    call(getFormLayout, { params: { page: purpose }, signal }),
  ])
  return { entries: data.data, limit: limitOf(headers) ?? null, layout: layout.data }
}

/** Adds an embroidery, which becomes the first in the list (§4). */
export const addEmbroidery = (data: Record<string, string>) =>
  call(addTimeseries, { body: { purpose, data } })
export const removeEmbroidery = (id: number) => call(deleteTimeseries, { query: { ids: [id] } })
