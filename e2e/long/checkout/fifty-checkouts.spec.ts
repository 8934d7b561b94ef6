import { expect, test } from '../../shop/running-shop'
import { fillCart, shopCalls } from '../../shop/prepared-cart'

type Cart = {
  token: string
  version: number
  payment_id: number | null
  data: { detail: { order: { total_payment: number; total_quantity: number } } }
}
type Payments = { data: { id: number; code: string }[] }
type Decision = { order_no: string; status: string }
type Placed = {
  order_no: string
  email: string
  total_payment: number
  detail: { order: { total_quantity: number } }
}

// A retry would hide a race condition.
test.describe.configure({ retries: 0 })

const shoppers = 50

test('places fifty correct orders from fifty simultaneous checkouts', async ({ playwright }) => {
  const checkOut = async (_: unknown, index: number) => {
    const request = await playwright.request.newContext()
    const call = shopCalls(request)
    const email = `load-${index}@example.com`
    const quantity = 1 + (index % 2)
    const { token } = await call<Cart>('POST', '/v1/carts/init', { token: null })
    await fillCart(call, token, { 'tenugui-nami': quantity }, email)
    const { data: payments } = await call<Payments>('GET', `/v1/payments/carts/${token}`)
    const transfer = payments.find(({ code }) => code === 'bank_transfer')
    const cart = await call<Cart>('PATCH', '/v1/carts/order/modify', { token, payment_id: transfer?.id })
    const { total_payment } = cart.data.detail.order
    const placement = { idempotency_key: `key-${index}`, version: cart.version, total_payment }
    const [first, again] = await Promise.all(
      [0, 1].map(() => call<Decision>('POST', `/v1/carts/${token}/decision`, placement)),
    )
    const placed = await call<Placed>('GET', `/v1/carts/order/${first?.order_no}?token=${token}`)
    await request.dispose()
    return { email, quantity, total_payment, first, again, placed }
  }

  const orders = await Promise.all(Array.from({ length: shoppers }, checkOut))

  expect(new Set(orders.map(({ first }) => first?.order_no)).size).toBe(shoppers)
  for (const { email, quantity, total_payment, first, again, placed } of orders) {
    expect(again?.order_no).toBe(first?.order_no)
    expect(placed).toMatchObject({
      order_no: first?.order_no,
      email,
      total_payment,
      detail: { order: { total_quantity: quantity } },
    })
  }
})
