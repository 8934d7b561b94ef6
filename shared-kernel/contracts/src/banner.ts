import { array, boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { wireFlag } from './wire'

export const Banner = type({
  id: integer(),
  key: string(),
  area: string(),
  title: string(),
  body: string(),
  image: nullable(Picture),
  url: nullable(string()),
  is_show: boolean(),
  /** True if the banner has a downloadable file. */
  has_file: boolean(),
})
export type Banner = Infer<typeof Banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/v1/banners',
  access: 'public',
  query: object({ area: optional(array(string())), is_show: optional(wireFlag) }),
  response: type({ data: array(Banner) }),
})

export const downloadBanner = endpoint({
  method: 'GET',
  path: '/v1/banners/:id/download',
  access: 'public',
  payload: 'file',
  response: type({}),
})
