import { array, boolean, integer, nullable, number, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay } from './wire'

/** A link area on a page to a product: corner and size in hundredths of the page. */
export const CatalogPageLink = type({
  product_key: string(),
  label: string(),
  left: number(),
  top: number(),
  width: number(),
  height: number(),
})
export type CatalogPageLink = Infer<typeof CatalogPageLink>

/** A page of a flip book: its picture, its words as text, and the products on it. */
export const CatalogPage = type({ ...Picture.schema, text: string(), links: array(CatalogPageLink) })
export type CatalogPage = Infer<typeof CatalogPage>

/** A printed catalogue: ordered by post, or leafed through as a flip book. */
export const Catalog = type({
  id: integer(),
  key: string(),
  title: string(),
  description: string(),
  issued_on: nullable(calendarDay),
  image: nullable(Picture),
  is_orderable: boolean(),
  pages: array(CatalogPage),
})
export type Catalog = Infer<typeof Catalog>

export const listCatalogs = endpoint({
  method: 'GET',
  path: '/v1/catalog',
  access: 'public',
  response: type({ data: array(Catalog) }),
})
