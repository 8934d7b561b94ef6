import { sql } from 'kysely'
import { aSession, aUserWithPassword, knownPassword } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { tokenKinds, type TokenPurpose } from './token-kind.rules'
import { addOneTimeToken } from './one-time-token.sql'
import { newToken } from '../../platform/secret/token.rules'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const kinds = Object.keys(tokenKinds) as TokenPurpose[]
const newPassword = { password: 'Gift-2027', password_confirmation: 'Gift-2027' }

async function aMemberWithLinks() {
  const account = await aUserWithPassword(api.db)
  const as = { id: account.id, email: account.email, accessToken: await aSession(api.db, account.id) }
  const tokens = Object.fromEntries(kinds.map((purpose) => [purpose, newToken()])) as Record<
    TokenPurpose,
    string
  >
  for (const purpose of kinds) {
    const link = {
      account,
      purpose,
      token: tokens[purpose],
      minutes: 60,
      now: api.clock.now(),
    }
    await addOneTimeToken(api.db, { ...link, email: `new-${account.email}` })
  }
  return { account, as, tokens }
}
type MemberWithLinks = Awaited<ReturnType<typeof aMemberWithLinks>>

const endings: [string, (member: MemberWithLinks) => Promise<{ status: number }>, TokenPurpose[]][] = [
  [
    'a password change',
    ({ as }) =>
      api.call('PUT', '/v1/me/password', { as, body: { current_password: knownPassword, ...newPassword } }),
    ['undo'],
  ],
  [
    'a password reset',
    ({ tokens }) => api.call('POST', '/v1/reminder/reset', { body: { token: tokens.reset, ...newPassword } }),
    ['undo'],
  ],
  [
    'signing out everywhere',
    ({ as }) => api.call('POST', '/v1/auth/logout', { as, body: { is_everywhere: true } }),
    ['undo'],
  ],
  [
    'leaving',
    ({ as }) => api.call('DELETE', '/v1/me/user', { as, body: { current_password: knownPassword } }),
    [],
  ],
]

test.each(endings)('%s invalidates links and codes of the account', async (_name, end, kept) => {
  const member = await aMemberWithLinks()

  expect((await end(member)).status).toBeLessThan(300)

  const open = await api.db
    .selectFrom('one_time_token')
    .select('purpose')
    .where('user_account_id', '=', member.account.id)
    .execute()
  expect(open.map(({ purpose }) => purpose)).toEqual(kept)
})

test.each(endings)('rejects a pending email change after %s', async (_name, end) => {
  const member = await aMemberWithLinks()
  await end(member)

  const { body } = await api.call('POST', '/v1/email-verify/check', { body: { token: member.tokens.email } })

  expect(body.code).toBe('email_verify.failed')
})

test('lists the same token purposes in the database and code', async () => {
  const { rows } = await sql<{ check: string }>`
    select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'one_time_token_purpose_check'`.execute(
    api.db,
  )

  expect([...(rows[0]?.check ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind).sort()).toEqual(
    [...kinds].sort(),
  )
})
