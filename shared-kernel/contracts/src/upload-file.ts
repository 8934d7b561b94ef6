import { integer, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** Uploads an image or PDF of up to 5 MB to the folder `dir`. An inquiry references it by `key`. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/upload-files',
  access: 'public',
  multipart: true,
  body: object({ dir: optional(string()) }),
  response: type({ key: string(), name: string(), size: integer() }),
})
