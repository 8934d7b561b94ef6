import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { CarriageRate } from './cart-carriage.rules'

/** `region` is one of the shipping regions. */
export type CarriageRateTable = { region: string; carriage_kind: 'normal' | 'cool'; price_with_tax: number; free_from: number | null }

export async function listCarriageRates(db: Kysely<Database>): Promise<CarriageRate[]> {
  return (await db.selectFrom('carriage_rate').selectAll().execute()) as CarriageRate[]
}
