import { sql } from 'kysely'
import type { MemberFlag } from './member-flags.rules'

/** Selects those of `ids` for which the flag is true for the member of `user_account`. */
export const selectFlaggedIds = ({ table, column }: MemberFlag, ids: readonly number[]) =>
  sql<number[]>`array(select ${sql.ref(column)} from ${sql.table(table)}
    where user_account_id = user_account.id and ${sql.ref(column)} = any(${ids}::int[]))`
