import type { Answer } from './call'
import { shareAnswer } from './shared-answers'

let asked = 0
const answering = (data: string) => async (): Promise<Answer<string>> => {
  asked += 1
  return { data, headers: new Headers(), status: 200 }
}

beforeEach(() => {
  asked = 0
})

test('guests who come within five seconds share one answer', async () => {
  await shareAnswer('layout', answering('first'), 0)
  const { data } = await shareAnswer('layout', answering('second'), 4_999)

  expect(data).toBe('first')
  expect(asked).toBe(1)
})

test('after five seconds the shop is asked anew', async () => {
  await shareAnswer('news', answering('first'), 0)
  const { data } = await shareAnswer('news', answering('second'), 5_000)

  expect(data).toBe('second')
})

test('a failure is nobody else’s', async () => {
  await expect(shareAnswer('banners', () => Promise.reject(new Error('late')), 0)).rejects.toThrow('late')
  const { data } = await shareAnswer('banners', answering('there'), 1)

  expect(data).toBe('there')
})
