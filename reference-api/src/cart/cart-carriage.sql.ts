import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { ShippingRegion } from '../shipping-leadtime/shipping-region.rules'

export type CarriageRateTable = { region: ShippingRegion; carriage_kind: 'normal' | 'cool'; price_with_tax: number; free_from: number | null }

export const listCarriageRates = (db: Kysely<Database>) => db.selectFrom('carriage_rate').selectAll().execute()
