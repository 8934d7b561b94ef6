import type { Db } from '../../platform/database/db'
import type { QaRow } from './qa.table'

/** Fetches visible questions with their category in page order, optionally limited to one category. */
export async function fetchQas(db: Db, channelId: number, category: string | undefined): Promise<QaRow[]> {
  let rows = db
    .selectFrom('qa')
    .innerJoin('qa_category', 'qa_category.id', 'qa.qa_category_id')
    .select([
      'qa.id',
      'qa.key',
      'question',
      'answer',
      'qa_category.id as category_id',
      'qa_category.key as category_key',
      'qa_category.name as category_name',
    ])
    .where('qa.channel_id', '=', channelId)
    .where('qa.is_show', '=', true)
  if (category) rows = rows.where('qa_category.key', '=', category)
  return rows
    .orderBy('qa_category.position')
    .orderBy('qa_category.id')
    .orderBy('qa.position')
    .orderBy('qa.id')
    .execute()
}
