import { object, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** A sanitised SVG uploaded by the shop's staff. 404 if there is none. */
export const getFilesContent = endpoint({
  method: 'GET',
  path: '/v1/files-contents',
  access: 'public',
  query: object({ url: string() }),
  response: type({ url: string(), content: string() }),
})
