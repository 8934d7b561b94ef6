import { join } from 'node:path'
import { readShopFolder } from '../../shop-import/read-shop-folder'
import { loadMembers } from '../../shop-import/load/load-members.sql'
import { hashNewMembers } from '../../shop-import/load/new-members.sql'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
  const shop = await readShopFolder(join(__dirname, '../../../seed/tsunagu'))
  const states = shop['members.yaml'].filter(
    ({ favourites, orders }) => favourites.length + orders.length === 0,
  )
  const { id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const expires = {
    channel_id: id,
    key: 'USER.PASSWORD_EXPIRES_DAYS',
    value: JSON.stringify(shop['settings.yaml']['USER.PASSWORD_EXPIRES_DAYS']),
  }
  await api.db.insertInto('setting').values(expires).execute()
  const members = await hashNewMembers(api.db, 'tsunagu', states)
  await api.db.transaction().execute((trx) => loadMembers(trx, id, members, api.clock.now()))
}, 60_000)
afterAll(() => api.close())

const usual = {
  is_verify: false,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_registered_member: true,
}

test.each([
  ['twostep', { is_verify: true, access_token: null }],
  ['expired', { has_password_expired: true }],
  ['bounced', { has_mail_error_count_over: true }],
  ['unverified', { is_registered_member: false }],
])('returns the account state when %s@example.com signs in (§3)', async (name, state) => {
  const { status, body } = await api.call('POST', '/v1/auth/login', {
    body: { username: `${name}@example.com`, password: 'Gift-2026' },
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ ...usual, ...state })
})
