import { on, publish, type StorefrontEvents } from './index'

const heard = <N extends keyof StorefrontEvents>(name: N) => {
  const all: StorefrontEvents[N][] = []
  const subscription = on(name).subscribe((payload) => all.push(payload))
  subscriptions.push(subscription)
  return all
}
const subscriptions: { unsubscribe(): void }[] = []

// Start each test in a different second.
let clock = Date.now()
beforeEach(() => jest.useFakeTimers({ now: (clock += 10_000) }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe()
})

test('delivers a fact only to listeners of the same name', () => {
  const changes = heard('cart.changed')

  publish('cart.changed', { count: 3, total: 5400 })
  publish('product.viewed', { product_id: 7 })

  expect(changes).toEqual([{ count: 3, total: 5400 }])
})

test.each([
  ['of another type', { count: '3', total: 5400 }, 'cart.changed: count is string'],
  ['that lacks a field', { count: 3 }, 'cart.changed: total is missing'],
  ['without a payload', undefined, 'cart.changed: count is missing'],
])('drops a fact %s and reports the field', (_, payload, detail) => {
  const changes = heard('cart.changed')
  const failures = heard('failure.reported')

  publish('cart.changed', payload as never)

  expect(changes).toEqual([])
  expect(failures).toEqual([{ kind: 'event-refused', detail }])
})

test('drops excess facts within a second and reports them once', () => {
  const viewed = heard('product.viewed')
  const toasts = heard('toast.raised')
  const failures = heard('failure.reported')

  for (let product_id = 0; product_id < 1_000; product_id++) publish('product.viewed', { product_id })
  publish('toast.raised', { type: 'positive', message: '追加しました' })

  expect(viewed).toHaveLength(50)
  expect(toasts).toHaveLength(1)
  expect(failures).toEqual([{ kind: 'event-refused', detail: 'product.viewed: more than 50 in a second' }])

  jest.advanceTimersByTime(1_000)
  publish('product.viewed', { product_id: 1 })
  expect(viewed).toHaveLength(51)
})

test('reports the remote and version of the publishing code', () => {
  const failures = heard('failure.reported')
  jest.spyOn(globalThis, 'Error').mockImplementation(
    () =>
      ({
        stack: 'Error\n at f (https://shop.example/remotes/social-gift/1.2.0/expose-app.1.js:1:9)',
      }) as Error,
  )

  publish('cart.changed', { count: 3 } as never)

  expect(failures[0]?.detail).toBe('social-gift 1.2.0: cart.changed: total is missing')
})
