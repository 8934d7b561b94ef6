import { array, boolean, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { instant } from './wire'

/** `content` is sanitised HTML. */
export const StaticPage = type({
  url: string(),
  title: string(),
  description: string(),
  content: string(),
  updated_at: instant,
})
export type StaticPage = Infer<typeof StaticPage>

/** E.g. `params: { '*': '/law' }`. 404 if the server has no such page. */
export const getStaticPage = endpoint({
  method: 'GET',
  path: '/v1/static-pages/url*',
  access: 'public',
  response: StaticPage,
})

/** The footer links to the pages with `is_listed`. */
export const listStaticPages = endpoint({
  method: 'GET',
  path: '/v1/static-pages/urls',
  access: 'public',
  response: type({ data: array(type({ url: string(), title: string(), is_listed: boolean() })) }),
})
