import { answerCalls, type PurchaseOutcome } from '@storefront/event-bus'
import { requestPurchase } from './purchase.api'

const choice = { product_id: 1, product_key: 'towel', quantity: 1 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('times out after fifteen seconds if the cart doesn’t respond', async () => {
  const told = jest.fn()
  void requestPurchase(choice).then(told)

  await jest.advanceTimersByTimeAsync(14_999)
  expect(told).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(told).toHaveBeenCalledWith({
    kind: 'refused',
    reason: 'failed',
    message: 'カートから返事がありませんでした。もう一度お試しください。',
  })
})

test('returns the cart’s rejection unchanged', async () => {
  const refusal: PurchaseOutcome = { kind: 'refused', reason: 'sold-out', message: '在庫が足りません。' }
  const stop = answerCalls('cart.add-product', async () => refusal)

  await expect(requestPurchase(choice)).resolves.toEqual(refusal)
  stop()
})

test('doesn’t report the cart’s error as a timeout', async () => {
  const stop = answerCalls('cart.add-product', () => Promise.reject(new Error('a fault of the cart')))

  await expect(requestPurchase(choice)).rejects.toThrow('a fault of the cart')
  stop()
})
