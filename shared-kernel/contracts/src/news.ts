import { array, boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { Picture } from './picture'
import { ProductSummary } from './product'
import { Tag } from './tag'
import { instant } from './wire'

const summary = {
  id: integer(),
  key: string(),
  category: string(),
  title: string(),
  summary: string(),
  image: nullable(Picture),
  is_important: boolean(),
  published_at: instant,
  /** Always false for a guest. */
  is_read: boolean(),
  tags: optional(array(Tag)),
}
const neighbour = nullable(type({ key: string(), title: string() }))

export const NewsSummary = type(summary)
/** `body` is sanitised HTML. The previous and next entries are by date. */
export const News = type({
  ...summary,
  body: string(),
  products: optional(array(ProductSummary)),
  newer: neighbour,
  older: neighbour,
})
export type NewsSummary = Infer<typeof NewsSummary>
export type News = Infer<typeof News>

/** `categories` and `tags` cover all published news, for filtering. */
export const listNews = endpoint({
  method: 'GET',
  path: '/v1/news',
  access: 'public',
  query: object({ ...pagingQuery, category: optional(string()), tag: optional(string()) }),
  response: type({
    data: array(NewsSummary),
    categories: optional(array(string())),
    tags: optional(array(Tag)),
  }),
})

export const getNews = endpoint({ method: 'GET', path: '/v1/news/:key', access: 'public', response: News })

/** Marks a news entry as read by the member. Guests' reads aren't stored. */
export const markNewsRead = endpoint({
  method: 'POST',
  path: '/v1/news/readables',
  access: 'public',
  body: object({ readable_id: integer() }),
})
