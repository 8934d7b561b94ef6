import { aUserWithPassword } from '../../testing/builders'
import { aReadyShopper, anOrderer } from '../../testing/cart-builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { mailedCode } from '../../testing/registered'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const password = 'Gift-2026'

async function anOrderOf(email: string, as?: Parameters<typeof aReadyShopper>[1]) {
  const shopper = await aReadyShopper(api, as)
  await shopper.patch('order/modify', { orderer: anOrderer({ email }) })
  const { order_no } = await shopper.decide()
  return { order_no, token: shopper.cart.token }
}
const join = ({ order_no, token }: { order_no: string; token: string }, own: object = {}) =>
  api.call('POST', `/v1/carts/order/${order_no}/member`, { body: { token, password, ...own } })
const verify = (user_id: number, verify_code: string) =>
  api.call('POST', '/v1/auth/verify', { body: { user_id, verify_code } })
const logsIn = async (username: string) =>
  (await api.call('POST', '/v1/auth/login', { body: { username, password } })).status

test('registers a member from a guest’s order and a password', async () => {
  const order = await anOrderOf('joins@example.jp')

  const { status, body } = await join(order)
  expect(status).toBe(200)
  expect(body.is_verify).toBe(true)
  expect(body.access_token).toBe(null)
  expect(await logsIn('joins@example.jp')).toBe(422)
  const member = await verify(body.user_id, await mailedCode(api, 'joins@example.jp'))

  const as = { token: member.body.access_token as string }
  const headers = { authorization: `Bearer ${as.token}` }
  const profile = await api.call('GET', '/v1/me/user', { headers })
  expect(profile.body).toMatchObject({
    email: 'joins@example.jp',
    last_name: '山田',
    postal_code: '1000001',
    address1: '千代田1-1',
    phone_number: '0312345678',
  })
  const { body: history } = await api.call('GET', '/v1/me/orders', { headers })
  expect((history.data as { order_no: string }[]).map(({ order_no }) => order_no)).toEqual([order.order_no])
  expect(await logsIn('joins@example.jp')).toBe(200)
})

test('rejects an unknown token and another order’s token', async () => {
  const order = await anOrderOf('right@example.jp')
  const other = await anOrderOf('wrong@example.jp')

  for (const token of [other.token, 'no-such-token'])
    expect(await join({ ...order, token })).toMatchObject({ status: 404, body: { code: 'order.not_found' } })
  expect(
    api.mails.filter(({ to, subject }) => to === 'right@example.jp' && /確認コード/.test(subject)),
  ).toEqual([])
})

test('rejects registration from a member’s order', async () => {
  const order = await anOrderOf('own@example.jp', { as: await api.signIn() })

  expect((await join(order)).status).toBe(404)
})

test('emails an existing member without revealing the membership in the response', async () => {
  const { email } = await aUserWithPassword(api.db)
  const [taken, free] = [await anOrderOf(email), await anOrderOf('not-yet@example.jp')]
  await join(await anOrderOf('first-of-all@example.jp'))
  const answers: Awaited<ReturnType<typeof join>>[] = []
  const effort = (order: typeof taken) =>
    countQueries(api.db, async () => void answers.push(await join(order)))

  expect(await effort(taken)).toBe(await effort(free))
  const [one, two] = answers.map(({ status, body: { user_id: _id, ...body } }) => ({ status, body }))
  expect(one).toEqual(two)
  expect((await api.newestMail(email))?.subject).toContain('すでにご登録いただいています')
  expect((await verify(answers[0]!.body.user_id, '000000')).status).toBe(422)
})

test('returns field errors for a weak password and missing data', async () => {
  const order = await anOrderOf('weak@example.jp')
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const weak = await join(order, { password: 'short' })
  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'USER.IS_SCHOOL_REQUIRED', value: JSON.stringify(true) })
    .execute()
  const asked = await join(order)
  await api.db.deleteFrom('setting').where('key', '=', 'USER.IS_SCHOOL_REQUIRED').execute()

  expect(weak.status).toBe(422)
  expect(Object.keys(weak.body.errors)).toEqual(['password'])
  expect(asked.status).toBe(422)
  expect(Object.keys(asked.body.errors)).toEqual(['school_key'])
})
