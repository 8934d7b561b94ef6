import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable, NullableJson } from '../../platform/database/column'

export type Manner = { title: string; text: string }
/** The 表書き, the 水引, and why they are used. */
export type Noshi = { title: string; cord: string; note: string }

export type OccasionTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  lead: Generated<string>
  /** Synonyms, e.g. 御歳暮, 冬ギフト. */
  words: Generated<string[]>
  /** Further synonyms, for the search alone. */
  spellings: Generated<string[]>
  /** Days of the year as `MM-DD`. Either both are set or neither. */
  season_from: Nullable<string>
  season_to: Nullable<string>
  /** Boundaries between budget bands, in yen including tax. */
  budgets: Generated<number[]>
  manners: GeneratedJson<Manner[]>
  noshi: NullableJson<Noshi>
  body: Generated<string>
  picture_id: Nullable<number>
  is_show: Generated<boolean>
  position: Generated<number>
  /** The gift goes to a child's parents, so every receiver gets the goods of the occasion. */
  is_for_child: Generated<boolean>
}

export type RecipientTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  /** Synonyms, e.g. 恩師, 先生. */
  words: Generated<string[]>
  position: Generated<number>
}

export type OccasionRecipientTable = {
  occasion_id: number
  recipient_id: number
  position: Generated<number>
}
export type OccasionProductTable = { occasion_id: number; product_id: number }
export type RecipientProductTable = { recipient_id: number; product_id: number }
