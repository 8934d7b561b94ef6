import { answerCalls, callRemote, openCalls, UnansweredCallError } from './calls'
import type { PurchaseChoice, PurchaseOutcome } from './storefront-calls'

const deadlineMs = 15_000
const added: PurchaseOutcome = { kind: 'added' }
const buy = (product_key: string) =>
  callRemote('cart.add-product', { product_key, product_id: 1, quantity: 1 }, { deadlineMs })

const endings: (() => void)[] = []
/** Registers a handler until the test ends, and records the product keys of its calls. */
function answerBy(answerer: (choice: PurchaseChoice) => Promise<PurchaseOutcome>) {
  const asked: string[] = []
  const end = answerCalls('cart.add-product', (choice) => {
    asked.push(choice.product_key)
    return answerer(choice)
  })
  endings.push(end)
  return { asked, end }
}
function recordOpenCalls() {
  const names: string[] = []
  const subscription = openCalls().subscribe((name) => names.push(name))
  endings.push(() => subscription.unsubscribe())
  return names
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  endings.splice(0).forEach((end) => end())
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('passes a call to the handler registered for its name', async () => {
  const cart = answerBy(async () => added)

  await expect(buy('towel')).resolves.toEqual(added)
  expect(cart.asked).toEqual(['towel'])
})

test('holds a call until a handler is registered', async () => {
  const outcome = buy('towel')

  const first = answerBy(async () => added)
  const second = answerBy(async () => added)

  await expect(outcome).resolves.toEqual(added)
  expect(first.asked).toEqual(['towel'])
  expect(second.asked).toEqual([])
})

test('returns a separate response to each concurrent call', async () => {
  const answers = new Map<string, (outcome: PurchaseOutcome) => void>()
  answerBy(({ product_key }) => new Promise((resolve) => void answers.set(product_key, resolve)))
  const [towel, tea] = [buy('towel'), buy('tea')]
  const soldOut: PurchaseOutcome = { kind: 'refused', reason: 'sold-out', message: '在庫が足りません。' }

  answers.get('tea')?.(soldOut)
  answers.get('towel')?.(added)

  await expect(tea).resolves.toEqual(soldOut)
  await expect(towel).resolves.toEqual(added)
})

test('withdraws an unanswered call at its deadline', async () => {
  const outcome = buy('towel')
  const refusal = expect(outcome).rejects.toThrow(UnansweredCallError)

  jest.advanceTimersByTime(deadlineMs)
  const cart = answerBy(async () => added)

  await refusal
  expect(cart.asked).toEqual([])
})

test('still holds a call one millisecond before its deadline', async () => {
  const outcome = buy('towel')

  jest.advanceTimersByTime(deadlineMs - 1)
  answerBy(async () => added)

  await expect(outcome).resolves.toEqual(added)
})

test('rejects a call when its handler misses the deadline', async () => {
  let fail: (error: Error) => void = () => undefined
  answerBy(() => new Promise((_, reject) => (fail = reject)))
  const outcome = buy('towel')
  const refusal = expect(outcome).rejects.toEqual(new UnansweredCallError('cart.add-product', deadlineMs))

  jest.advanceTimersByTime(deadlineMs)
  await refusal
  fail(new Error('too late'))

  await expect(outcome).rejects.toThrow('cart.add-product was not answered within 15000 ms')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('a fault of the cart')
    },
  ],
  ['rejects', async () => Promise.reject(new Error('a fault of the cart'))],
])('passes the error on to the caller when a handler %s', async (_, fail) => {
  const { end } = answerBy(fail)

  await expect(buy('towel')).rejects.toThrow('a fault of the cart')
  end()
  answerBy(async () => added)
  await expect(buy('towel')).resolves.toEqual(added)
})

test('holds calls after the last handler is removed', async () => {
  const gone = answerBy(async () => added)
  gone.end()
  const outcome = buy('towel')

  const back = answerBy(async () => added)

  await expect(outcome).resolves.toEqual(added)
  expect(gone.asked).toEqual([])
  expect(back.asked).toEqual(['towel'])
})

test('lets a replaced handler finish its current call', async () => {
  let answerNow: (outcome: PurchaseOutcome) => void = () => undefined
  const first = answerBy(() => new Promise((resolve) => (answerNow = resolve)))
  const outcome = buy('towel')
  const second = answerBy(async () => added)

  first.end()
  answerNow(added)

  await expect(outcome).resolves.toEqual(added)
  expect(second.asked).toEqual([])
  await expect(buy('tea')).resolves.toEqual(added)
  expect(second.asked).toEqual(['tea'])
})

test('openCalls emits every call, even if answered immediately', async () => {
  const names = recordOpenCalls()
  const waiting = buy('towel')
  expect(names).toEqual(['cart.add-product'])

  answerBy(async () => added)
  await waiting
  await buy('tea')

  expect(names).toEqual(['cart.add-product', 'cart.add-product'])
})

test('emits only open calls to a late listener', async () => {
  const withdrawn = expect(buy('withdrawn')).rejects.toThrow(UnansweredCallError)
  jest.advanceTimersByTime(deadlineMs)
  await withdrawn
  const { end } = answerBy(async () => added)
  await buy('answered')
  end()
  void buy('waiting')

  expect(recordOpenCalls()).toEqual(['cart.add-product'])

  answerBy(async () => added)
})
