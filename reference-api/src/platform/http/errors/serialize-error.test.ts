import { aUserAccount } from '../../../testing/builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { serializeError } from './serialize-error.rules'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

test('serialises a violated constraint without the values of the row', async () => {
  const email = 'hanako-in-the-log@example.jp'
  await aUserAccount(api.db, { email })

  const failure = await aUserAccount(api.db, { email }).then(
    () => undefined,
    (error: Error) => error,
  )

  expect(serializeError(failure!)).toMatchObject({ code: '23505', constraint: 'user_account_email' })
  expect(JSON.stringify(serializeError(failure!))).not.toContain(email)
})
