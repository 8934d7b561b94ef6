import { integer, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** Takes a picture or a PDF of at most 5 MB into the folder `dir`; an inquiry refers to it by `key`. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/upload-files',
  access: 'public',
  multipart: true,
  body: object({ dir: optional(string()) }),
  response: type({ key: string(), name: string(), size: integer() }),
})
