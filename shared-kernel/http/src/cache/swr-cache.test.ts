import type { Answer } from '../call'
import { NetworkError, ResponseError } from '../errors'
import { staleWhileRevalidate } from './swr-cache'

let asked = 0
const answering = (data: string) => async (): Promise<Answer<string>> => {
  asked += 1
  return { data, headers: new Headers(), status: 200 }
}
const failing = (error: Error) => () => Promise.reject<Answer<string>>(error)
/** Lets the revalidation finish. */
const settled = () => jest.advanceTimersByTimeAsync(500)

beforeEach(() => {
  asked = 0
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('shares one response among guests for five seconds', async () => {
  await staleWhileRevalidate('layout', answering('first'), 0)
  const { data } = await staleWhileRevalidate('layout', answering('second'), 4_999)

  expect(data).toBe('first')
  expect(asked).toBe(1)
})

test('returns the stale response after five seconds, then a fresh one', async () => {
  await staleWhileRevalidate('news', answering('first'), 0)
  const { data: meanwhile } = await staleWhileRevalidate('news', answering('second'), 5_000)
  await settled()
  const { data: next } = await staleWhileRevalidate('news', answering('third'), 5_001)

  expect(meanwhile).toBe('first')
  expect(next).toBe('second')
})

test('revalidates only once for concurrent requests', async () => {
  await staleWhileRevalidate('popups', answering('first'), 0)
  await Promise.all(
    [5_000, 5_001, 5_002].map((now) => staleWhileRevalidate('popups', answering('second'), now)),
  )
  await settled()

  expect(asked).toBe(2)
})

test('discards a response after a minute', async () => {
  await staleWhileRevalidate('calendar', answering('first'), 0)
  const { data } = await staleWhileRevalidate('calendar', answering('second'), 60_000)

  expect(data).toBe('second')
})

test('keeps the last response during an outage', async () => {
  await staleWhileRevalidate('hierarchy', answering('first'), 0)
  await staleWhileRevalidate('hierarchy', failing(new NetworkError()), 5_000)
  await settled()
  const { data } = await staleWhileRevalidate('hierarchy', answering('second'), 5_001)

  expect(data).toBe('first')
})

test('evicts a response that the server now rejects', async () => {
  await staleWhileRevalidate('collection', answering('first'), 0)
  await staleWhileRevalidate('collection', failing(new ResponseError(404, {})), 5_000)
  await settled()

  await expect(
    staleWhileRevalidate('collection', failing(new ResponseError(404, {})), 5_001),
  ).rejects.toThrow('404')
})

test('does not cache failures', async () => {
  await expect(staleWhileRevalidate('banners', failing(new Error('late')), 0)).rejects.toThrow('late')
  const { data } = await staleWhileRevalidate('banners', answering('there'), 1)

  expect(data).toBe('there')
})
