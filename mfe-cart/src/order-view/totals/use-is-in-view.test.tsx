import { initCart } from '@storefront/contracts'
import { shows } from '@storefront/testing/shows'
import { act, screen, within } from '@testing-library/react'
import { aCart, aCartProduct } from '../../testing/cart-builders'
import { fakeCartApi, openScreen } from '../../testing/cart-screen'

const api = fakeCartApi()
const native = globalThis.IntersectionObserver
let report: ((isIntersecting: boolean) => void) | undefined

beforeEach(() => {
  api.answer(initCart, aCart({ detail: { products: [aCartProduct()] } }))
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: IntersectionObserverCallback) {
        report = (isIntersecting) =>
          onChange([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      }
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(() => Object.assign(globalThis, { IntersectionObserver: native }))

test('shows the total in the bar while its row is hidden', async () => {
  openScreen('/cart')
  await shows(() => screen.getByRole('button', { name: 'ご購入手続きへ' }))
  const totals = () =>
    within(screen.getByRole('complementary', { name: 'ご注文の合計' })).getAllByText(
      /^送料を除く合計（税込）/,
    )

  expect(totals()).toHaveLength(2)
  act(() => report?.(true))
  expect(totals()).toHaveLength(1)
  act(() => report?.(false))
  expect(totals()).toHaveLength(2)
})
