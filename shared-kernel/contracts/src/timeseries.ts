import { array, enums, integer, nonempty, object, record, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { instant, wireInteger } from './wire'

const purpose = enums(['measurement', 'name-embroidery'])

/** A member's values at one point in time, by purpose. */
export const TimeseriesEntry = type({
  id: integer(),
  purpose: string(),
  data: record(string(), string()),
  created_at: instant,
})
export type TimeseriesEntry = Infer<typeof TimeseriesEntry>

/** Newest first, up to x-limit entries. */
export const listTimeseries = endpoint({
  method: 'GET',
  path: '/v1/me/timeseries',
  access: 'member',
  query: object({ purpose }),
  response: type({ data: array(TimeseriesEntry) }),
})

/** Adds an entry at the front and drops the oldest beyond x-limit (§4). */
export const addTimeseries = endpoint({
  method: 'POST',
  path: '/v1/me/timeseries',
  access: 'member',
  body: object({ purpose, data: record(string(), string()) }),
  response: TimeseriesEntry,
})

export const deleteTimeseries = endpoint({
  method: 'DELETE',
  path: '/v1/me/timeseries/',
  access: 'member',
  query: object({ ids: nonempty(array(wireInteger)) }),
})
