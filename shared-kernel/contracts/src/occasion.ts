import { array, boolean, integer, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { yen } from './wire'

/** The heading (表書き), the cord (水引) and the reason for them. */
export const Noshi = type({ title: string(), cord: string(), note: string() })

const summary = {
  id: integer(),
  key: string(),
  name: string(),
  lead: string(),
  image: nullable(Picture),
  /** Synonyms for search. */
  words: array(string()),
  /** Range of days in the year, as `MM-DD`. Null means all year. */
  season: nullable(type({ from: string(), to: string() })),
  is_in_season: boolean(),
  /** Price bands including tax. Both ends are inclusive. */
  budgets: array(type({ from: nullable(yen), to: nullable(yen) })),
  recipients: array(type({ key: string(), name: string() })),
  noshi: nullable(Noshi),
}

/** A gift occasion, e.g. お歳暮 or 結婚祝い. */
export const OccasionSummary = type(summary)
/**
 * An occasion with its text. `body` is sanitised HTML. The product list with `occasion[]` has the products.
 */
export const Occasion = type({
  ...summary,
  manners: array(type({ title: string(), text: string() })),
  body: string(),
})
export type OccasionSummary = Infer<typeof OccasionSummary>
export type Occasion = Infer<typeof Occasion>

/** In-season occasions first and out-of-season ones last, otherwise in the order set by the shop's staff. */
export const listOccasions = endpoint({
  method: 'GET',
  path: '/v1/occasions',
  access: 'public',
  beyondSpec: 'ADR 0075',
  response: type({ data: array(OccasionSummary) }),
})

export const getOccasion = endpoint({
  method: 'GET',
  path: '/v1/occasions/:key',
  access: 'public',
  beyondSpec: 'ADR 0075',
  response: Occasion,
})
