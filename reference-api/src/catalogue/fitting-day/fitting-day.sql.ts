import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import type { SlotToBook } from './fitting-day.table'

const isForSchool = (schoolKey: string) => sql<boolean>`(
  not exists (select from fitting_day_school s where s.fitting_day_id = fitting_day.id)
  or exists (select from fitting_day_school s
    where s.fitting_day_id = fitting_day.id and s.school_key = ${schoolKey}))`

/** Fetches upcoming dates, soonest first. With a school, fetches only dates open to its pupils. */
export async function fetchFittingDays(
  db: Db,
  channelId: number,
  { today, schoolKey }: { today: string; schoolKey: string | undefined },
) {
  return db
    .selectFrom('fitting_day')
    .where('fitting_day.channel_id', '=', channelId)
    .where('held_on', '>=', today)
    .$if(schoolKey !== undefined, (days) => days.where(isForSchool(schoolKey ?? '')))
    .select((eb) => [
      ...(['key', 'name', 'held_on', 'place', 'postal_code', 'address', 'access', 'note'] as const),
      'book_until',
      jsonArrayFrom(
        eb
          .selectFrom('fitting_day_school')
          .innerJoin('school', (join) =>
            join
              .onRef('school.channel_id', '=', 'fitting_day_school.channel_id')
              .onRef('school.key', '=', 'fitting_day_school.school_key'),
          )
          .whereRef('fitting_day_id', '=', 'fitting_day.id')
          .select(['school.key', 'school.name'])
          .orderBy('school.name_kana')
          .orderBy('school.key'),
      ).as('schools'),
      jsonArrayFrom(
        eb
          .selectFrom('fitting_slot')
          .whereRef('fitting_day_id', '=', 'fitting_day.id')
          .select(['id', 'starts_at', 'ends_at', sql<number>`greatest(capacity - taken, 0)`.as('seats_left')])
          .orderBy('starts_at'),
      ).as('slots'),
    ])
    .orderBy('held_on')
    .orderBy('fitting_day.id')
    .execute()
}

export async function findSlotToBook(
  db: Db,
  channelId: number,
  { slotId, schoolKey }: { slotId: number; schoolKey: string },
): Promise<SlotToBook | undefined> {
  return db
    .selectFrom('fitting_slot')
    .innerJoin('fitting_day', 'fitting_day.id', 'fitting_slot.fitting_day_id')
    .where('fitting_day.channel_id', '=', channelId)
    .where('fitting_slot.id', '=', slotId)
    .select(['fitting_slot.id', 'fitting_day_id', 'book_until', isForSchool(schoolKey).as('is_for_school')])
    .executeTakeFirst()
}

/** Takes one seat. Returns false if none is left. */
export async function takeSeat(trx: Db, slotId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('fitting_slot')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', slotId)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function giveSeatBack(trx: Db, slotId: number): Promise<void> {
  await trx
    .updateTable('fitting_slot')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('id', '=', slotId)
    .execute()
}
