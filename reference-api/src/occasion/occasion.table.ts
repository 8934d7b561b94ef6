import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable, NullableJson } from '../database/column'

export type Manner = { title: string; text: string }
/** 表書き, 水引 and the reason for them. */
export type Noshi = { title: string; cord: string; note: string }

export type OccasionTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  lead: Generated<string>
  /** Synonyms: 御歳暮, 冬ギフト. */
  words: Generated<string[]>
  /** Days of the year, `MM-DD`, both or none. */
  season_from: Nullable<string>
  season_to: Nullable<string>
  /** Limits between bands of budgets, in yen with tax. */
  budgets: Generated<number[]>
  manners: GeneratedJson<Manner[]>
  noshi: NullableJson<Noshi>
  body: Generated<string>
  picture_id: Nullable<number>
  is_show: Generated<boolean>
  position: Generated<number>
}

export type RecipientTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  position: Generated<number>
}

export type OccasionRecipientTable = {
  occasion_id: number
  recipient_id: number
  position: Generated<number>
}
export type OccasionProductTable = { occasion_id: number; product_id: number }
export type RecipientProductTable = { recipient_id: number; product_id: number }
