import type { Db } from '../../platform/database/db'

export async function fetchQaCategories(db: Db, channelId: number) {
  return db
    .selectFrom('qa_category')
    .leftJoin('qa', (join) =>
      join.onRef('qa.qa_category_id', '=', 'qa_category.id').on('qa.is_show', '=', true),
    )
    .select((eb) => [
      'qa_category.id',
      'qa_category.key',
      'qa_category.name',
      eb.fn.count<number>('qa.id').as('qa_count'),
    ])
    .where('qa_category.channel_id', '=', channelId)
    .groupBy('qa_category.id')
    .orderBy('qa_category.position')
    .orderBy('qa_category.id')
    .execute()
}
