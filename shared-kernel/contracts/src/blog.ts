import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { Picture } from './picture'
import { ProductSummary } from './product'
import { Tag } from './tag'
import { instant } from './wire'

const summary = {
  id: integer(),
  key: string(),
  category: enums(['blog', 'stylist']),
  title: string(),
  title_kana: string(),
  summary: string(),
  author: string(),
  image: nullable(Picture),
  published_at: instant,
  tags: optional(array(Tag)),
}
const neighbour = nullable(type({ key: string(), title: string() }))

/** A blog article. An article of category `stylist` introduces a person by name, with recommendations. */
export const BlogSummary = type(summary)
export const Blog = type({
  ...summary,
  body: string(),
  products: array(ProductSummary),
  newer: neighbour,
  older: neighbour,
})
export type BlogSummary = Infer<typeof BlogSummary>
export type Blog = Infer<typeof Blog>

/**
 * Excludes `stylist` unless the query names a category. The response's `tags` are those of all published
 * articles.
 */
export const listBlogs = endpoint({
  method: 'GET',
  path: '/v1/blogs',
  access: 'public',
  query: object({ ...pagingQuery, category: optional(enums(['blog', 'stylist'])), tag: optional(string()) }),
  response: type({ data: array(BlogSummary), tags: optional(array(Tag)) }),
})

export const getBlog = endpoint({ method: 'GET', path: '/v1/blogs/:key', access: 'public', response: Blog })
