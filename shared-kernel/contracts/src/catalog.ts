import { array, boolean, integer, nullable, number, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay } from './wire'

/** A clickable area on a page that links to a product. Position and size are percentages of the page. */
export const CatalogPageLink = type({
  product_key: string(),
  label: string(),
  left: number(),
  top: number(),
  width: number(),
  height: number(),
})
export type CatalogPageLink = Infer<typeof CatalogPageLink>

/** A flip-book page: its image, its text and the products on it. */
export const CatalogPage = type({ ...Picture.schema, text: string(), links: array(CatalogPageLink) })
export type CatalogPage = Infer<typeof CatalogPage>

/** A printed catalogue that can be ordered by post or viewed as a flip book. */
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
