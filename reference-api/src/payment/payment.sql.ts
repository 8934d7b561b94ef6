import type { PaymentKind } from '@storefront/contracts'
import type { Generated, Kysely } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'

export type PaymentTable = {
  id: Id
  code: string
  kind: PaymentKind
  name: string
  description: string
  payment_service_code: Nullable<string>
  options: GeneratedJson<{ code: string; name: string }[]>
  position: number
  is_show: Generated<boolean>
}

export type PaymentRow = Awaited<ReturnType<typeof listShownPayments>>[number]

export const listShownPayments = (db: Kysely<Database>) =>
  db
    .selectFrom('payment')
    .select(['id', 'code', 'kind', 'name', 'description', 'payment_service_code', 'options'])
    .where('is_show', '=', true)
    .orderBy('position')
    .execute()
