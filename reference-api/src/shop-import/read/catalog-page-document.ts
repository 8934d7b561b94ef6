import { array, defaulted, integer, number, object, string } from 'superstruct'

/** A product on a catalogue page. Corner and size are percentages of the page. */
const pageLink = object({
  product: string(),
  label: string(),
  left: number(),
  top: number(),
  width: number(),
  height: number(),
})

/** A page's text and product links. */
export const catalogPage = object({
  /** A catalogue from catalogs.csv. Page numbers start at 1. */
  catalog: string(),
  page: integer(),
  text: string(),
  links: defaulted(array(pageLink), []),
})
