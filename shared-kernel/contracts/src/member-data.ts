import { endpoint } from './endpoint'

/** All data of the member, without secrets, as a file. 429 when requested too often. */
export const downloadMemberData = endpoint({
  method: 'GET',
  path: '/v1/me/data/download',
  access: 'member',
  payload: 'file',
  mediaType: 'application/json',
})
