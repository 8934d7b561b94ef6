import { record, string, unknown } from 'superstruct'
import { endpoint } from './endpoint'

/** Settings by key of §9, as the shop's staff set them. */
export const getFrontSettings = endpoint({
  method: 'GET',
  path: '/v1/settings/front',
  access: 'public',
  response: record(string(), unknown()),
})
