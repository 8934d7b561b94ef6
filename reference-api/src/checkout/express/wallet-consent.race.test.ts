import { aProduct } from '../../testing/builders'
import { aShopper, beginExpress, fillExpress, offerExpress } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1000 })
  await offerExpress(api, 'paypay')
}, 60_000)
afterAll(() => api.close())

async function aCartAtTheWallet() {
  const shopper = await aShopper(api)
  const product = await aProduct(api.db, { unit_price: 3000, stock: 100 })
  await shopper.add(product.id)
  const { press } = await beginExpress(api, shopper)
  return { shopper, product, back: await press('action=agree&address=home') }
}

test('never applies a consent to an order that grew concurrently', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const { shopper, product, back } = await aCartAtTheWallet()
    const filled = await fillExpress(shopper, back)
    const agreed = filled.data.detail.payment!.agreed_amount!

    await Promise.allSettled([
      shopper.patch('products/add', { product_id: product.id, quantity: 1 }),
      shopper.send('POST', `/v1/carts/${filled.token}/decision`, { idempotency_key: filled.token }),
      shopper.patch('products/add', { product_id: product.id, quantity: 1 }),
    ])

    const { order_no, total_payment, status } = await api.db
      .selectFrom('order')
      .select(['order_no', 'total_payment', 'status'])
      .where('cart_id', '=', filled.id)
      .executeTakeFirstOrThrow()
    const paid = await api.services.payments.inquire((await api.services.payments.find(order_no))!)
    const isMore = total_payment > agreed
    outcomes.add(`${isMore ? 'more' : 'as agreed'}: ${paid}, ${status}`)
  }

  for (const outcome of outcomes)
    expect(['as agreed: authorised, accepted', 'more: challenged, pending_payment']).toContain(outcome)
})

test('returns the same response for three concurrent uses of a consent', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { shopper, back } = await aCartAtTheWallet()

    const answers = await Promise.all([1, 2, 3].map(() => fillExpress(shopper, back)))

    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ payment_name: 'PayPay' })
    expect(await fillExpress(shopper, back)).toEqual(answers[0])
  }
})

test('limits a consent to the agreed amount when the cart grows concurrently', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { shopper, product, back } = await aCartAtTheWallet()
    await Promise.all([fillExpress(shopper, back), shopper.add(product.id, 3)])

    const { payment, order, warnings } = (await shopper.get()).data.detail
    const isExceeded = warnings.some(({ code }) => code === 'cart.payment.consent_exceeded')
    expect(isExceeded).toBe(order.total_payment > payment!.agreed_amount!)
    expect(await shopper.decide()).toMatchObject({
      status: isExceeded ? 'needs_authentication' : 'accepted',
    })
  }
})
