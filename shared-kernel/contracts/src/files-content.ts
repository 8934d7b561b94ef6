import { object, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** An SVG of the shop's staff, sanitised; 404 when there is none. */
export const getFilesContent = endpoint({
  method: 'GET',
  path: '/v1/files-contents',
  access: 'public',
  query: object({ url: string() }),
  response: type({ url: string(), content: string() }),
})
