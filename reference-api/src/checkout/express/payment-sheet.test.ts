import { lateMs } from '../../sandbox-payment/wallet/wallet.rules'
import { aProduct } from '../../testing/builders'
import { aShopper, offerExpress } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  await offerExpress(api, 'apple_pay, google_pay, paypay')
}, 60_000)
afterAll(() => api.close())

const sheet = (own: { details?: object; shippingAddress?: object; payerPhone?: string } = {}) => ({
  methodName: 'https://google.com/pay',
  payerName: '田中　花子',
  payerEmail: 'hanako-sheet@example.com',
  payerPhone: '+81 90-1234-5678',
  ...own,
  details: { token: 'of-the-wallet', ...own.details },
  shippingAddress: {
    country: 'JP',
    region: '大阪府',
    city: '大阪市北区',
    postalCode: '530-0001',
    addressLine: ['梅田1-2-3', 'つなぐビル2階'],
    recipient: '田中 花子',
    ...own.shippingAddress,
  },
})
const applePay = {
  shippingContact: {
    familyName: '田中',
    givenName: '花子',
    phoneticFamilyName: 'タナカ',
    phoneticGivenName: 'ハナコ',
  },
}

type Shopper = Awaited<ReturnType<typeof aShopper>>

async function atTheSheet(payment_code = 'google_pay') {
  const shopper = await aShopper(api)
  const product = await aProduct(api.db, { stock: 5 })
  await shopper.add(product.id)
  const { body } = await shopper.send('POST', `/v1/carts/${shopper.cart.token}/express`, { payment_code })
  const page = new URL(body.redirect_url as string)
  const send = async (answer: object) => {
    const { body: told } = await api.call('POST', page.pathname, { body: answer })
    return new URL((told as { return_url: string }).return_url).searchParams.get('consent')
  }
  return { shopper, product, page, send }
}
const fill = (shopper: Shopper, consent: string | null) =>
  shopper.send('POST', `/v1/carts/${shopper.cart.token}/express/profile`, consent === null ? {} : { consent })

async function placed(details: object) {
  const { shopper, product, send } = await atTheSheet()
  await fill(shopper, await send(sheet({ details })))
  return { shopper, product, decide: () => shopper.decide() }
}
const orderOf = (shopper: Shopper) =>
  api.db
    .selectFrom('order')
    .innerJoin('order_payment', 'order_payment.order_id', 'order.id')
    .select(['order.id', 'order_no', 'order.status', 'order_payment.status as payment', 'transaction_id'])
    .where('order.cart_id', '=', shopper.cart.id)
    .executeTakeFirstOrThrow()

test('fills in address and name from the payment sheet', async () => {
  const { shopper, page, send } = await atTheSheet()
  expect(page.origin).toBe('https://pay.example.jp')
  expect(page.pathname).toMatch(/^\/sandbox-payment\/sheets\/[\w-]{24}$/)

  await fill(shopper, await send(sheet()))

  const { data, payment_name } = await shopper.get()
  expect(payment_name).toBe('Google Pay')
  expect(data.detail.orderer).toMatchObject({
    last_name: '田中',
    first_name: '花子',
    last_name_kana: '',
    email: 'hanako-sheet@example.com',
    phone_number: '09012345678',
  })
  expect(data.detail.shippings).toMatchObject([
    {
      shipping_name: '田中 花子',
      postal_code: '5300001',
      prefecture: '大阪府',
      city: '大阪市北区',
      address1: '梅田1-2-3',
      address2: 'つなぐビル2階',
    },
  ])
  expect(JSON.stringify(data)).not.toContain('of-the-wallet')
  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('validates the merchant for Apple Pay and fills in kana', async () => {
  const { shopper, page, send } = await atTheSheet('apple_pay')
  expect((await api.call('POST', `${page.pathname}/merchant`)).body).toMatchObject({
    merchantSessionIdentifier: expect.any(String),
  })

  await fill(shopper, await send(sheet({ details: applePay })))

  expect((await shopper.get()).data.detail.orderer).toMatchObject({
    last_name_kana: 'タナカ',
    first_name_kana: 'ハナコ',
  })
})

test('leaves the cart unchanged when the payment sheet is closed', async () => {
  const { shopper, send } = await atTheSheet()

  await expect(fill(shopper, await send({}))).rejects.toMatchObject({
    status: 422,
    code: 'cart.express.cancelled',
  })
  expect(await shopper.get()).toMatchObject({ payment_id: null, data: { detail: { shippings: [] } } })

  const { body } = await shopper.send('POST', `/v1/carts/${shopper.cart.token}/express`, {
    payment_code: 'google_pay',
  })
  expect(body).toMatchObject({ redirect_url: expect.stringContaining('/sheets/') })
})

test('rejects incomplete payment sheet data with errors on the fields', async () => {
  const { shopper, send } = await atTheSheet()
  const consent = await send(sheet({ payerPhone: '', shippingAddress: { region: 'Osaka' } }))

  await expect(fill(shopper, consent)).rejects.toMatchObject({
    status: 422,
    errors: { phone_number: [expect.any(String)], prefecture: [expect.any(String)] },
  })
  expect((await shopper.get()).payment_id).toBeNull()
})

test('rejects malformed sheet responses and unknown sheets', async () => {
  const { page } = await atTheSheet()
  const guessed = page.pathname.replace(/[\w-]+$/, 'guessed')

  expect((await api.call('POST', page.pathname, { body: { payerName: 1 } })).status).toBe(400)
  expect((await api.call('POST', guessed, { body: sheet() })).status).toBe(404)
})

test.each([
  ['refused', 'Google Payでお支払いいただけませんでした'],
  ['timed_out', 'Google Payのお手続きが時間切れになりました'],
])('keeps the cart and states the reason when payment is %s', async (behaviour, words) => {
  const { shopper, decide } = await placed({ behaviour })

  await expect(decide()).rejects.toMatchObject({ status: 422, message: expect.stringContaining(words) })

  expect(await orderOf(shopper)).toMatchObject({ status: 'payment_failed' })
  expect((await shopper.get()).data.detail.products).toHaveLength(1)
})

test('accepts the order when a slow payment’s notification arrives late', async () => {
  const { shopper, decide } = await placed({ behaviour: 'late' })
  expect(await decide()).toMatchObject({ status: 'needs_authentication' })
  expect(await orderOf(shopper)).toMatchObject({ status: 'pending_payment' })

  api.advanceClock(lateMs)
  await api.runJobs()

  expect(await orderOf(shopper)).toMatchObject({ status: 'accepted', payment: 'authorised' })
})

test('requests consent again if the token covers less than the total', async () => {
  const { shopper, decide } = await placed({ transactionAmount: 100 })

  expect((await shopper.get()).data.detail.payment?.agreed_amount).toBe(100)
  expect(await decide()).toMatchObject({
    status: 'needs_authentication',
    redirect_url: expect.stringContaining('/sandbox-payment/wallet/'),
  })
})

test('captures and refunds a payment made with the sheet', async () => {
  const { shopper, decide } = await placed({})
  await decide()
  const { transaction_id } = await orderOf(shopper)

  const { taken } = await api.services.payments.capture(transaction_id!)
  expect(taken).toBeGreaterThan(0)
  expect(await api.services.payments.refund(transaction_id!, taken)).toMatchObject({ refunded: taken })
})
