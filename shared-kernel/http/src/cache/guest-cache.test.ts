import type { Answer } from '../call'
import { cacheForGuests } from './guest-cache'

/** Returns a call whose response has tags or not, and the number of times that it was made. */
function aCall(headers: Record<string, string>) {
  let count = 0
  const ask = async (): Promise<Answer<number>> => ({
    data: (count += 1),
    headers: new Headers(headers),
    status: 200,
  })
  return { ask, count: () => count }
}

test('never reuses a response with tags for a later version', async () => {
  const { ask } = aCall({ 'x-shop-tags': 'reviews' })

  const [first, joined] = await Promise.all([
    cacheForGuests('tagged', ask, '1'),
    cacheForGuests('tagged', ask, '1'),
  ])
  const other = await cacheForGuests('tagged', ask, '2')

  expect([first.data, joined.data, other.data]).toEqual([1, 1, 2])
})

test('reuses a response without tags for seconds', async () => {
  const { ask, count } = aCall({})
  await cacheForGuests('plain', ask, '1')

  for (const version of ['2', '3', '4']) await cacheForGuests('plain', ask, version)

  expect(count()).toBe(2)
})

test('reuses a response for seconds while the version is unknown', async () => {
  const { ask, count } = aCall({ 'x-shop-tags': '' })

  for (let page = 0; page < 3; page += 1) await cacheForGuests('unknown', ask, undefined)

  expect(count()).toBe(1)
})
