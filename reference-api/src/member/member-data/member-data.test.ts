import { sql } from 'kysely'
import { blankedRows, removedFiles, removedRows } from '../../erasure/personal-data.rules'
import { aUserAddress } from '../../testing/builders'
import { aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { takenColumns, takenTables, withheldColumns, withheldTables } from './member-data.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const path = '/v1/me/data/download'
const download = async (as: SignedIn) => {
  const answer = await api.call('GET', path, { as })
  return { ...answer, data: answer.status === 200 ? JSON.parse(answer.raw.toString('utf8')) : undefined }
}

test('lists every column of member tables as exported or withheld', async () => {
  const { rows } = await sql<{ table: keyof typeof withheldColumns; column: string }>`
    select columns.table_name as table, columns.column_name as column
    from information_schema.columns join information_schema.columns owner
      on owner.table_schema = columns.table_schema and owner.table_name = columns.table_name
      and (owner.column_name = 'user_account_id' or owner.table_name = 'user_account' and owner.column_name = 'id')
    where columns.table_schema = 'public' and columns.column_name <> 'user_account_id'`.execute(api.db)
  const taken: Record<string, readonly string[]> = takenColumns

  const undecided = rows
    .filter(({ table }) => !withheldTables.includes(table))
    .filter(
      ({ table, column }) => !taken[table]?.includes(column) && !withheldColumns[table]?.includes(column),
    )

  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('exports every erased table except codes and challenges', () => {
  const personal = [...removedRows, ...removedFiles, ...Object.keys(blankedRows)]

  expect(personal.filter((table) => !(takenTables as string[]).includes(table))).toEqual([
    'one_time_token',
    'login_code',
    'passkey_challenge',
  ])
})

test('lets a member download only their own data as JSON', async () => {
  const as = await api.signIn({ last_name: '山田', answer_hash: 'answer-secret' })
  const other = await api.signIn({ last_name: '佐藤' })
  await aUserAddress(api.db, as.id, { city: '千代田区' })
  await aUserAddress(api.db, other.id, { city: '松山市' })
  const shopper = await aReadyShopper(api, { as })
  const { order_no } = await shopper.decide()
  const card = { token: 'card-secret', token_key: 'key-secret', name: 'TARO', masked_number: '****1111' }
  await api.db
    .insertInto('user_card')
    .values({ ...card, user_account_id: as.id, expiration: '12/40' })
    .execute()

  const { status, headers, data, raw } = await download(as)

  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/json')
  expect(headers['x-suggested-filename']).toMatch(/^member-data-\d{4}-\d{2}-\d{2}\.json$/)
  expect(data.user_account).toMatchObject([{ id: as.id, last_name: '山田', email: as.email }])
  expect(data.user_address).toMatchObject([{ city: '千代田区' }])
  expect(data.orders).toMatchObject([{ order_no }])
  expect(data.user_card).toMatchObject([{ masked_number: '****1111' }])
  const { password_hash } = await api.db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', as.id)
    .executeTakeFirstOrThrow()
  for (const secret of ['card-secret', 'key-secret', 'answer-secret', password_hash, as.accessToken])
    expect(raw.includes(secret)).toBe(false)
  expect(raw.includes('佐藤')).toBe(false)
  expect(raw.includes('松山市')).toBe(false)
})

test('allows members, but not guests, five downloads an hour', async () => {
  const as = await api.signIn()

  expect((await api.call('GET', path)).status).toBe(401)
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) statuses.push((await download(as)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
