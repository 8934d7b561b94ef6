import { sql } from 'kysely'
import { aProduct, aSession, aUserAddress, aUserWithPassword, knownPassword } from '../testing/builders'
import { moveParcels } from '../checkout/shipment/move-parcels.command'
import { aReadyShopper, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../testing/fresh-api'
import { eraseLeftUsers, eraseOldOrders, eraseUser } from './erase-users.job'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const mark = '消えるべき言葉'
const latin = 'trace-of-me'
const yearMs = 365 * 24 * 60 * 60_000

/** A member who has used every feature, leaving a recognisable word each time. */
async function aTracedMember(): Promise<SignedIn> {
  const { db } = api
  const channel_id = (
    await db.selectFrom('channel').select('id').where('code', '=', 'tsunagu').executeTakeFirstOrThrow()
  ).id
  const person = {
    last_name: mark,
    first_name: mark,
    last_name_kana: mark,
    first_name_kana: mark,
    job: mark,
    corporation: mark,
    department: mark,
  }
  const account = await aUserWithPassword(db, {
    ...person,
    birthday: '1990-04-01',
    answer_hash: latin,
    school_key: latin,
  })
  await db
    .updateTable('user_account')
    .set({ email: `${latin}-${account.id}@example.jp` })
    .where('id', '=', account.id)
    .execute()
  const as = {
    id: account.id,
    email: `${latin}-${account.id}@example.jp`,
    accessToken: await aSession(db, account.id),
  }
  const of = { user_account_id: account.id }
  const product = await aProduct(db)
  await db
    .insertInto('login_history')
    .values({ ...of, is_success: true, ip_address: '192.0.2.77', user_agent: latin })
    .execute()
  await aUserAddress(db, account.id, { shipping_last_name: mark, address1: mark, address_name: mark })
  const card = {
    token: latin,
    token_key: latin,
    name: latin,
    masked_number: '************9999',
    expiration: '12/40',
  }
  await db
    .insertInto('user_card')
    .values({ ...of, ...card })
    .execute()
  await db
    .insertInto('product_like')
    .values({ ...of, product_id: product.id })
    .execute()
  const review = { product_id: product.id, nickname: mark, rating: 5, title: '良い品です', body: '贈り物に' }
  await db
    .insertInto('product_review')
    .values({ ...of, ...review })
    .execute()
  const event = {
    id: `${latin}-${account.id}`,
    channel_id,
    name: 'view',
    args: JSON.stringify({ [latin]: mark }),
  }
  await db
    .insertInto('ecommerce_event')
    .values({ ...of, ...event })
    .execute()
  await db
    .insertInto('product_search_history')
    .values({ ...of, word: mark })
    .execute()
  await db
    .insertInto('product_history')
    .values({ ...of, product_id: product.id })
    .execute()
  await db
    .insertInto('product_request')
    .values({ ...of, channel_id, product_name: mark, body: mark, email: latin })
    .execute()
  const memorial = { target_user_name: mark, division_ct: 1, name: mark, month: 4, date: 1 }
  await db
    .insertInto('user_memorial')
    .values({ ...of, ...memorial })
    .execute()
  await db
    .insertInto('timeseries')
    .values({ ...of, purpose: 'height', data: JSON.stringify({ note: mark }) })
    .execute()
  await db
    .insertInto('bookmark')
    .values({ ...of, title: mark, url: `/${latin}` })
    .execute()
  const notice = { channel_id, title: mark, body: mark }
  await db
    .insertInto('system_message')
    .values({ ...of, ...notice })
    .execute()
  const inquiry = {
    channel_id,
    inquiry_no: `Q-${account.id}`,
    name: mark,
    email: latin,
    body: mark,
    data: JSON.stringify({ tel: mark }),
    reply: mark,
  }
  await db
    .insertInto('inquiry')
    .values({ ...of, ...inquiry })
    .execute()
  await db
    .insertInto('point_balance')
    .values({ ...of, point: 300 })
    .execute()
  const file = { kind: 'import' as const, storage_path: `sheets/${latin}-${account.id}` }
  await db
    .insertInto('address_sheet')
    .values({ ...of, ...file })
    .execute()
  await api.services.storage.write(file.storage_path, Buffer.from(mark), 'text/csv')
  const upload = {
    channel_id,
    key: `${latin}-${account.id}`,
    dir: 'inquiry',
    name: mark,
    content_type: 'image/png',
    size: 1,
  }
  await db
    .insertInto('upload_file')
    .values({ ...of, ...upload, storage_path: `uploads/${latin}-${account.id}` })
    .execute()
  await api.services.storage.write(`uploads/${latin}-${account.id}`, Buffer.from(mark), 'image/png')
  const shopper = await aShopper(api, as)
  await shopper.patch('other/modify', { note: mark })
  return as
}

const leave = (as: SignedIn) =>
  api.call('DELETE', '/v1/me/user', { as, body: { current_password: knownPassword } })

async function tracesOf(as: SignedIn): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    api.db,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(api.db)
    const text = JSON.stringify(rows)
    if ([mark, latin, as.email, '192.0.2.77'].some((word) => text.includes(word))) found.push(name)
  }
  for (const path of [`sheets/${latin}-${as.id}`, `uploads/${latin}-${as.id}`]) {
    if (await api.services.storage.read(path)) found.push(path)
  }
  return found
}

test('requires the current password to close the account', async () => {
  const as = await api.signIn()

  const answers = [
    await api.call('DELETE', '/v1/me/user', { as, body: { current_password: '' } }),
    await leave(as),
  ]

  expect(answers.map(({ body }) => body.errors)).toEqual([
    { current_password: ['現在のパスワードを入力してください'] },
    { current_password: ['現在のパスワードが正しくありません'] },
  ])
  expect((await api.call('GET', '/v1/me/user', { as })).status).toBe(200)
})

test('emails the member and erases their data when the account is closed', async () => {
  const as = await aTracedMember()
  expect((await tracesOf(as)).length).toBeGreaterThan(15)

  expect((await leave(as)).status).toBe(204)

  expect((await api.newestMail(as.email))?.subject).toContain('退会')
  expect(await tracesOf(as)).toEqual([])
  const review = await api.db
    .selectFrom('product_review')
    .select(['nickname', 'title'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(review).toEqual({ nickname: '退会されたお客さま', title: '良い品です' })
})

test.each(['upload_file', 'inquiry', 'cart', 'user_address', 'user_account'])(
  'resumes an erasure that was interrupted at %s',
  async (table) => {
    const as = await aTracedMember()
    await sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`.execute(
      api.db,
    )
    await api.db
      .updateTable('user_account')
      .set({ left_at: api.clock.now() })
      .where('id', '=', as.id)
      .execute()
    await sql`create trigger refuse before update or delete on ${sql.table(table)} for each row execute function refuse()`.execute(
      api.db,
    )

    await expect(eraseUser.run({ id: as.id }, api.services)).rejects.toThrow('broken off')
    expect(await tracesOf(as)).toContain(table)
    await sql`drop trigger refuse on ${sql.table(table)}`.execute(api.db)
    await eraseLeftUsers.run({}, api.services)
    await eraseUser.run({ id: as.id }, api.services)

    expect(await tracesOf(as)).toEqual([])
    const ledger = await api.db
      .selectFrom('point_ledger')
      .select(['kind', 'point'])
      .where('user_account_id', '=', as.id)
      .execute()
    expect(ledger).toEqual([{ kind: 'expired', point: -300 }])
  },
)

test('expires pending points with the account', async () => {
  const as = await aTracedMember()
  const { order_no } = await (await aReadyShopper(api, { as })).decide()

  await leave(as)
  await api.runJobs()
  await moveParcels(api.services, { orderNo: order_no, status: 'shipped' })

  const ledger = await api.db
    .selectFrom('point_ledger')
    .select(['kind', 'point', 'is_coming'])
    .where('user_account_id', '=', as.id)
    .orderBy('id')
    .execute()
  expect(ledger).toEqual([
    { kind: 'earned', point: 33, is_coming: false },
    { kind: 'expired', point: -333, is_coming: false },
  ])
  const balance = api.db.selectFrom('point_balance').selectAll().where('user_account_id', '=', as.id)
  expect(await balance.execute()).toEqual([])
})

test("never erases a member who hasn't left", async () => {
  const as = await api.signIn({ last_name: '残るひと' })

  await eraseUser.run({ id: as.id }, api.services)
  await eraseLeftUsers.run({}, api.services)

  expect((await api.call('GET', '/v1/me/user', { as })).body.last_name).toBe('残るひと')
})

test("keeps a former member's orders until bookkeeping no longer needs them", async () => {
  const as = await aTracedMember()
  const shopper = await aReadyShopper(api, { as })
  const { order_no } = await shopper.decide()
  const guests = await aReadyShopper(api)
  await guests.decide()
  await leave(as)
  await api.runJobs()
  const orders = () => api.db.selectFrom('order').selectAll().orderBy('id').execute()
  const before = await orders()
  expect(before.find((order) => order.order_no === order_no)).toMatchObject({
    status: 'accepted',
    orderer: { last_name: '山田' },
    erased_at: null,
  })

  await eraseOldOrders.run({}, api.services)
  expect(await orders()).toEqual(before)
  api.advanceClock(8.3 * yearMs)
  await eraseOldOrders.run({}, api.services)

  const after = await orders()
  expect(JSON.stringify(after)).not.toMatch(/山田|taro@|千代田/)
  expect(JSON.stringify(await api.db.selectFrom('order_shipping').selectAll().execute())).not.toMatch(
    /山田|千代田/,
  )
  expect(
    after.map(({ order_no, total_payment, total_tax }) => ({ order_no, total_payment, total_tax })),
  ).toEqual(before.map(({ order_no, total_payment, total_tax }) => ({ order_no, total_payment, total_tax })))
})
