import { endpoint } from './endpoint'

/** All of the member's data as a file, without secrets. 429 if requested too often. */
export const downloadMemberData = endpoint({
  method: 'GET',
  path: '/v1/me/data/download',
  access: 'member',
  beyondSpec: 'ADR 0060',
  payload: 'file',
})
