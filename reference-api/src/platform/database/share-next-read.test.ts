import { aUserAccount, aSession } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi } from '../../testing/fresh-api'
import { shareNextRead } from './share-next-read'

function readings() {
  const ends: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => ends.push(resolve))
  return { ends, read }
}

test('shares the next read among callers that arrive during a read', async () => {
  const share = shareNextRead()
  const { ends, read } = readings()
  const first = share('a', read)
  const later = [share('a', read), share('a', read), share('a', read)]

  expect(ends).toHaveLength(1)
  ends[0]!('before')
  expect(await first).toBe('before')
  expect(ends).toHaveLength(2)
  ends[1]!('after')

  expect(await Promise.all(later)).toEqual(['after', 'after', 'after'])
})

test('rejects only the callers of a failed read', async () => {
  const share = shareNextRead()
  const { ends, read } = readings()
  const failing = share('a', () => Promise.reject(new Error('lost')))
  const next = share('a', read)
  const other = share('b', () => Promise.resolve('other'))

  await expect(failing).rejects.toThrow('lost')
  expect(await other).toBe('other')
  ends[0]!('whole')
  expect(await next).toBe('whole')
})

test('shares version and login reads among concurrent requests', async () => {
  const api = await freshApi()
  const members = await Promise.all(Array.from({ length: 16 }, () => aUserAccount(api.db)))
  const tokens = await Promise.all(members.map(({ id }) => aSession(api.db, id)))
  const ask = (token: string) =>
    api.app.inject({ url: '/v1/me/points', headers: { authorization: `Bearer ${token}` } })
  const alone = await countQueries(api.db, () => ask(tokens[0]!))
  const asked = tokens.flatMap((token) => Array.from({ length: 9 }, () => token))

  const together = await countQueries(api.db, async () => {
    const answers = await Promise.all(asked.map(ask))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200))
  })
  await api.close()

  // Each request reads its own points, but all requests share the initial reads.
  expect(together).toBeLessThan(asked.length * (alone - 1))
})
