import { describeStartFailure } from './start-failure.rules'

const failure = (code?: string) => Object.assign(new Error('password authentication failed'), { code })

test.each([
  ['28P01', /refuses the password: correct it in DATABASE_URL or PGPASSWORD/],
  ['3D000', /DATABASE_URL names does not exist/],
  ['ENOTFOUND', /host of DATABASE_URL is not known/],
])('a failed connection names its variable and remedy (%s)', (code, sentence) => {
  expect(describeStartFailure(failure(code))).toMatch(sentence)
})

test('another failure says its own message', () => {
  expect(describeStartFailure(failure())).toBe('password authentication failed')
})
