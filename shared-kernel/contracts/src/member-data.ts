import { endpoint } from './endpoint'

/** Everything that is the member's own, without secrets, as a file. 429 when it is asked for too often. */
export const downloadMemberData = endpoint({
  method: 'GET',
  path: '/v1/me/data/download',
  access: 'member',
  payload: 'file',
  mediaType: 'application/json',
})
