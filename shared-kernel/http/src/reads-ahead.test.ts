import type { Answer } from './call'
import { askAhead, forgetAhead, takeAhead } from './reads-ahead'

const answered = (data: string): Answer<string> => ({ data, headers: new Headers(), status: 200 })

afterEach(forgetAhead)

test('a press in the middle of a reading waits for that reading', async () => {
  let arrive: (answer: Answer<string>) => void = () => undefined
  void askAhead('product', () => new Promise<Answer<string>>((resolve) => (arrive = resolve)))
  const taken = takeAhead<string>('product')
  arrive(answered('towel'))

  expect((await taken)?.data).toBe('towel')
})

test('an answer serves one press', async () => {
  await askAhead('product', async () => answered('towel'))
  await takeAhead('product')

  expect(await takeAhead('product')).toBeUndefined()
})

test('who points twice asks once, and again after five seconds', async () => {
  const ask = jest.fn(async () => answered('towel'))
  await askAhead('product', ask, 0)
  await askAhead('product', ask, 4_999)
  expect(ask).toHaveBeenCalledTimes(1)

  await askAhead('product', ask, 5_000)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('an answer of five seconds ago serves no press', async () => {
  await askAhead('product', async () => answered('towel'), 0)

  expect(await takeAhead('product', 5_000)).toBeUndefined()
})
