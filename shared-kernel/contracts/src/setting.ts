import { record, string, unknown } from 'superstruct'
import { endpoint } from './endpoint'

/** Settings from §9 by key, as configured by the shop's staff. */
export const getFrontSettings = endpoint({
  method: 'GET',
  path: '/v1/settings/front',
  access: 'public',
  response: record(string(), unknown()),
})
