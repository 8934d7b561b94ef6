import type { FreshApi } from '../fresh-api'

const findChannelId = async ({ db }: FreshApi) =>
  (await db.selectFrom('channel').select('id').orderBy('id').executeTakeFirstOrThrow()).id

export async function aFittingSchool(api: FreshApi, key: string, name: string): Promise<void> {
  await api.db
    .insertInto('school')
    .values({ channel_id: await findChannelId(api), key, name })
    .execute()
}

type Day = { key: string; held_on?: string; schools: string[]; capacity?: number }

/** Adds a fitting day with one slot and returns the slot's id. */
export async function aFittingDay(
  api: FreshApi,
  { key, held_on = '2027-01-23', schools, capacity = 8 }: Day,
): Promise<number> {
  const channel_id = await findChannelId(api)
  const { id: fitting_day_id } = await api.db
    .insertInto('fitting_day')
    .values({
      channel_id,
      key,
      held_on,
      name: '新入生の採寸会',
      place: '緑が丘中学校 体育館',
      postal_code: '1520034',
      address: '東京都目黒区緑が丘2-14-23',
      book_until: '2027-01-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (schools.length > 0)
    await api.db
      .insertInto('fitting_day_school')
      .values(schools.map((school_key) => ({ fitting_day_id, channel_id, school_key })))
      .execute()
  const slot = await api.db
    .insertInto('fitting_slot')
    .values({ fitting_day_id, starts_at: '10:00', ends_at: '11:00', capacity })
    .returning('id')
    .executeTakeFirstOrThrow()
  return slot.id
}

export const aSeat = (slot_id: number) => ({
  slot_id,
  school_key: '2101',
  name: '山田花子',
  name_kana: 'ヤマダハナコ',
  phone_number: '03-1234-5678',
  email: 'hanako@example.jp',
  child_name: '山田さくら',
  school_grade: 1,
  idempotency_key: crypto.randomUUID(),
})

export async function freeSeats({ db }: FreshApi, slotId: number): Promise<number> {
  const { capacity, taken } = await db
    .selectFrom('fitting_slot')
    .select(['capacity', 'taken'])
    .where('id', '=', slotId)
    .executeTakeFirstOrThrow()
  return capacity - taken
}
