import { listenerCount, on, publish } from '@storefront/event-bus'
import { requestPurchase } from './purchase.state'

const choice = { product_id: 1, product_key: 'towel', quantity: 1 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a cart that does not answer is told after fifteen seconds', async () => {
  const outcome = requestPurchase(choice)

  jest.advanceTimersByTime(15_000)

  await expect(outcome).resolves.toEqual({
    kind: 'refused',
    reason: 'failed',
    message: 'カートから返事がありませんでした。もう一度お試しください。',
  })
})

test('each request has its own answer, and leaves no listener behind', async () => {
  const ids: string[] = []
  const subscription = on('catalog.purchase-requested').subscribe(({ request_id }) => ids.push(request_id))
  const before = listenerCount()
  const [first, second] = [requestPurchase(choice), requestPurchase(choice)]

  publish('cart.product-refused', {
    request_id: ids[1] ?? '',
    product_key: 'towel',
    reason: 'sold-out',
    message: '在庫が足りません。',
  })
  publish('cart.product-added', { request_id: ids[0] ?? '', product_key: 'towel', quantity: 1 })

  await expect(first).resolves.toEqual({ kind: 'added' })
  await expect(second).resolves.toEqual({
    kind: 'refused',
    reason: 'sold-out',
    message: '在庫が足りません。',
  })
  expect(listenerCount()).toBe(before)
  subscription.unsubscribe()
})
