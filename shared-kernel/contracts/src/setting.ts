import { record, string, unknown } from 'superstruct'
import { endpoint } from './endpoint'

/** A value per key of §9, as the shop's staff set it. */
export const getFrontSettings = endpoint({
  method: 'GET',
  path: '/v1/settings/front',
  access: 'public',
  response: record(string(), unknown()),
})
