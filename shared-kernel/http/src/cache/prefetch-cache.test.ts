import type { Answer } from '../call'
import { prefetch, clearPrefetched, takePrefetched } from './prefetch-cache'

const answered = (data: string): Answer<string> => ({ data, headers: new Headers(), status: 200 })

afterEach(clearPrefetched)

test('waits for a pending prefetch', async () => {
  let arrive: (answer: Answer<string>) => void = () => undefined
  void prefetch('product', () => new Promise<Answer<string>>((resolve) => (arrive = resolve)))
  const taken = takePrefetched<string>('product')
  arrive(answered('towel'))

  expect((await taken)?.data).toBe('towel')
})

test('returns a prefetched response only once', async () => {
  await prefetch('product', async () => answered('towel'))
  await takePrefetched('product')

  expect(await takePrefetched('product')).toBeUndefined()
})

test('prefetches at most once within five seconds', async () => {
  const ask = jest.fn(async () => answered('towel'))
  await prefetch('product', ask, 0)
  await prefetch('product', ask, 4_999)
  expect(ask).toHaveBeenCalledTimes(1)

  await prefetch('product', ask, 5_000)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('drops a prefetched response after five seconds', async () => {
  await prefetch('product', async () => answered('towel'), 0)

  expect(await takePrefetched('product', 5_000)).toBeUndefined()
})
