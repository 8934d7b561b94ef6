import type { SelectQueryBuilder } from 'kysely'
import type { Page } from './paging.rules'

/** Counts the query's rows and fetches one page of them. */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { per, offset }: Page,
): Promise<{ total: number; data: Row[] }> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { total, data: await query.limit(per).offset(offset).execute() }
}
