import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** `region` is one of the shipping regions. */
export type CarriageRateTable = { region: string; carriage_kind: 'normal' | 'cool'; price_with_tax: number; free_from: number | null }

export const listCarriageRates = (db: Kysely<Database>) => db.selectFrom('carriage_rate').selectAll().execute()
