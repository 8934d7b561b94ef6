import { addTimeseries, deleteTimeseries, getFormLayout, listTimeseries } from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

const purpose = 'measurement'

/** Fetches the measurements, newest first, and the server's form, which supplies their labels. */
export async function fetchMeasurements(signal: AbortSignal) {
  const [{ data, headers }, layout] = await Promise.all([
    call(listTimeseries, { query: { purpose }, signal }),
    call(getFormLayout, { params: { page: purpose }, signal }),
  ])
  return { entries: data.data, limit: limitOf(headers) ?? null, layout: layout.data }
}

/** Adds a measurement, which becomes the first in the list (§4). */
export const addMeasurement = (data: Record<string, string>) =>
  call(addTimeseries, { body: { purpose, data } })
export const removeMeasurement = (id: number) => call(deleteTimeseries, { query: { ids: [id] } })
