import { array, boolean, integer, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { yen } from './wire'

/** 表書き, 水引 and the reason for them. */
export const Noshi = type({ title: string(), cord: string(), note: string() })

const summary = {
  id: integer(),
  key: string(),
  name: string(),
  lead: string(),
  image: nullable(Picture),
  /** Synonyms. */
  words: array(string()),
  /** Days of the year, `MM-DD`; null: all year. */
  season: nullable(type({ from: string(), to: string() })),
  is_in_season: boolean(),
  /** Bands of prices with tax; both ends belong to a band. */
  budgets: array(type({ from: nullable(yen), to: nullable(yen) })),
  recipients: array(type({ key: string(), name: string() })),
  noshi: nullable(Noshi),
}

/** A gift occasion: お歳暮, 結婚祝い. */
export const OccasionSummary = type(summary)
/** `body` is sanitised HTML. Its goods come from the product list with `occasion[]`. */
export const Occasion = type({
  ...summary,
  manners: array(type({ title: string(), text: string() })),
  body: string(),
})
export type OccasionSummary = Infer<typeof OccasionSummary>
export type Occasion = Infer<typeof Occasion>

/** Those in season first, those out of season last, otherwise in the order of the shop's staff. */
export const listOccasions = endpoint({
  method: 'GET',
  path: '/v1/occasions',
  access: 'public',
  response: type({ data: array(OccasionSummary) }),
})

export const getOccasion = endpoint({
  method: 'GET',
  path: '/v1/occasions/:key',
  access: 'public',
  response: Occasion,
})
