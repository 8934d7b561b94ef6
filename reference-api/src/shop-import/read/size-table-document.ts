import { array, integer, object, optional, string } from 'superstruct'

/** A size table. `growth_cm` is for garments that are worn for years. */
export const sizeTable = object({
  caption: string(),
  rows: array(array(string())),
  measures: optional(array(string())),
  growth_cm: optional(integer()),
})
