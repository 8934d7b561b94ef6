import {
  addTimeseries,
  deleteTimeseries,
  getFormLayout,
  listTimeseries,
  type TimeseriesEntry,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

type Purpose = 'measurement' | 'name-embroidery'

/** Fetches the entries, newest first, and the server's form, which supplies the labels of their values. */
export async function fetchEntries(purpose: Purpose, signal: AbortSignal) {
  const [{ data, headers }, layout] = await Promise.all([
    call(listTimeseries, { query: { purpose }, signal }),
    call(getFormLayout, { params: { page: purpose }, signal }),
  ])
  return { entries: data.data, limit: limitOf(headers) ?? null, layout: layout.data }
}

/** Adds an entry, which becomes the first in the list (§4). */
export const addEntry = (purpose: Purpose, data: TimeseriesEntry['data']) =>
  call(addTimeseries, { body: { purpose, data } })
export const removeEntry = (id: number) => call(deleteTimeseries, { query: { ids: [id] } })
