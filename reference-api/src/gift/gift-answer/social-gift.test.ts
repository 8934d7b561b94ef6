import { aProduct } from '../../testing/builders'
import { anAddress, aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { settleGifts } from '../gift-order/settle-gifts.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function aGift({ as, isAlcohol = false }: { as?: SignedIn; isAlcohol?: boolean } = {}) {
  const product = await aProduct(api.db, { is_alcohol: isAlcohol })
  const shopper = await aShopper(api, as)
  await shopper.add(product.id)
  await shopper.patch('social/receiver', {
    is_social_gift: true,
    receiver_name: '佐藤さま',
    sender_name: '山田',
    message: 'お誕生日おめでとう',
  })
  await shopper.payBy('card', {
    card: await shopper.cardToken('4242424242424242'),
    birthday: isAlcohol ? '1980-01-01' : null,
  })
  const { order_no } = await shopper.decide()
  const { body: order } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  const token = String(order.social_gift.path).split('/').at(-1)!
  return { shopper, token, order_no, product, expiresAt: order.social_gift.expires_at as string }
}

const gift = (token: string, rest: string) => api.call('GET', `/v1/social-gifts/${token}/${rest}`)

test('creates one destination without an address for a gift cart', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  await shopper.patch('social/receiver', {
    is_social_gift: true,
    receiver_name: '佐藤さま',
    sender_name: '山田',
  })

  expect(shopper.detail.shippings).toMatchObject([{ is_social_gift: true, full_address: null }])
  expect(shopper.detail.order.total_carriage).toBe(770)
  await expect(shopper.shipTo()).rejects.toMatchObject({ code: 'cart.social.address_not_allowed' })
  await shopper.patch('social/receiver', { is_social_gift: false })
  expect(shopper.detail).toMatchObject({ social_gift: null, shippings: [] })
})

test('rejects a product that can’t be given as a gift', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db, { is_social_gift_allowed: false })).id)

  await expect(
    shopper.patch('social/receiver', { is_social_gift: true, receiver_name: '佐藤', sender_name: '山田' }),
  ).rejects.toMatchObject({ code: 'cart.social.not_allowed' })
})

test('shows the recipient the gift without a price', async () => {
  const { token, product } = await aGift()

  const { body } = await gift(token, 'products')

  expect(body).toMatchObject({
    sender_name: '山田',
    receiver_name: '佐藤さま',
    message: 'お誕生日おめでとう',
    is_completed: false,
  })
  expect(body.data).toMatchObject([
    { product_id: product.id, quantity: 1, product_info: { name: product.name } },
  ])
  expect(JSON.stringify(body)).not.toContain('price')
})

test('returns a message for each invalid address field', async () => {
  const check = (body: object) => api.call('POST', '/v1/social-gifts/check/shipping', { body })

  expect((await check(anAddress())).status).toBe(204)
  expect(await check(anAddress({ postal_code: '1' }))).toMatchObject({
    status: 422,
    body: { errors: { postal_code: [expect.any(String)] } },
  })
})

test('uses the labels and fields of the configured address form', async () => {
  const page = 'social-gift'
  const { body: standard } = await api.call('GET', `/v1/pages/front/layout/${page}`)
  const second = { name: 'cell_phone_number', label: 'ご担当者の携帯電話', type: 'tel', is_required: true }
  const form = standard.form.map((field: { name: string }) =>
    field.name === 'phone_number' ? { ...field, label: '納品先の電話番号' } : field,
  )
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('page_form')
    .values({ channel_id, page, form: JSON.stringify([...form, second]) })
    .execute()
  const { token } = await aGift()
  const body = anAddress({ phone_number: '' })

  const checked = await api.call('POST', '/v1/social-gifts/check/shipping', { body })
  const answered = await api.call('PUT', `/v1/social-gifts/${token}`, { body })
  const whole = { ...anAddress(), cell_phone_number: '090-1234-5678' }
  const taken = await api.call('PUT', `/v1/social-gifts/${token}`, { body: whole })
  await api.db.deleteFrom('page_form').where('page', '=', page).execute()

  const errors = {
    phone_number: ['納品先の電話番号を入力してください'],
    cell_phone_number: ['ご担当者の携帯電話を入力してください'],
  }
  expect([checked.body.errors, answered.body.errors]).toEqual([errors, errors])
  expect(taken.status).toBe(200)
  const row = await api.db
    .selectFrom('order_shipping')
    .select('cell_phone_number')
    .where('id', '=', taken.body.id)
    .executeTakeFirst()
  expect(row).toEqual({ cell_phone_number: '09012345678' })
})

test('rejects past dates and unknown time slots', async () => {
  const check = (body: object) => api.call('POST', '/v1/social-gifts/check/delivery', { body })

  expect((await check({ delivery_at: '2040-01-01', delivery_timezone: 'am' })).status).toBe(204)
  expect(
    (await check({ delivery_at: '2020-01-01', delivery_timezone: 'midnight' })).body.errors,
  ).toMatchObject({
    delivery_at: [expect.any(String)],
    delivery_timezone: [expect.any(String)],
  })
})

test("bases lead times on the recipient's prefecture", async () => {
  const { token } = await aGift()
  const first = async (query: string) =>
    (await api.call('GET', `/v1/shipping-leadtime/input/${token}${query}`)).body.data[0].first_day as string

  expect((await first(`?pref=${encodeURIComponent('沖縄県')}&postal=9000001`)) > (await first(''))).toBe(true)
})

test('offers later delivery days for postal codes on islands', async () => {
  const { token } = await aGift()
  const inTokyo = async (postal: string) => {
    const query = `?pref=${encodeURIComponent('東京都')}&postal=${postal}`
    return (await api.call('GET', `/v1/shipping-leadtime/input/${token}${query}`)).body.data[0]
  }
  const [town, island] = [await inTokyo('1000001'), await inTokyo('1002101')]

  expect(island.first_day > town.first_day).toBe(true)
  expect(town.timezones.length > 0).toBe(true)
  expect(island.timezones).toEqual([])
})

test("never shows the giver the recipient's address", async () => {
  const as = await api.signIn()
  const { token, order_no } = await aGift({ as })
  const { body: leadtimes } = await api.call('GET', `/v1/shipping-leadtime/input/${token}`)
  const answer = {
    ...anAddress({ shipping_last_name: '佐藤', city: '港区' }),
    delivery_at: leadtimes.data[0].days[2],
    delivery_timezone: 'am',
  }
  const put = (body: object) => api.call('PUT', `/v1/social-gifts/${token}`, { body })

  const done = await put(answer)
  const again = await put(answer)
  const other = await put({ ...answer, city: '新宿区' })

  expect(done.body).toMatchObject({
    is_completed: true,
    input: { delivery_at: answer.delivery_at, delivery_timezone: '午前中' },
  })
  expect(again.body).toEqual(done.body)
  expect(other).toMatchObject({ status: 422, body: { code: 'social_gift.is_completed' } })
  const row = await api.db
    .selectFrom('order_shipping')
    .selectAll()
    .where('id', '=', done.body.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ shipping_last_name: '佐藤', city: '港区' })
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })
  const { body: order } = await api.call('GET', `/v1/me/orders/${list.data[0].id}`, { as })
  await api.runJobs()
  const mail = api.mails.find(({ subject }) => subject.includes(order_no))!
  const seen =
    JSON.stringify(order) + mail.text + mail.html + JSON.stringify((await gift(token, 'complete')).body)
  expect(seen).not.toMatch(/港区|千代田区千代田|"佐藤"/)
  expect(order).toMatchObject({ is_cancellable: false, social_gift: { is_completed: true, path: null } })
})

test('shows the gift and its number after the recipient accepts', async () => {
  const { token } = await aGift()
  await api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress() })

  const { body } = await gift(token, 'complete')

  expect(body).toMatchObject({
    is_completed: true,
    gift_no: expect.stringMatching(/^G\d{8}$/),
    products: [{ quantity: 1 }],
  })
})

test("requires the recipient's birthday for a gift with alcohol", async () => {
  const { token } = await aGift({ isAlcohol: true })
  const put = (birthday: string | null) =>
    api.call('PUT', `/v1/social-gifts/${token}`, { body: { ...anAddress(), birthday } })

  expect((await put(null)).body.errors).toHaveProperty('birthday')
  expect((await put('2020-01-01')).body.code).toBe('social_gift.under_age')
  expect((await put('1990-01-01')).status).toBe(200)
})

test('expires the link after 30 days and releases stock two weeks later', async () => {
  const { token, product } = await aGift()
  const monthMs = 31 * 86_400_000

  api.advanceClock(monthMs)
  const late = await gift(token, 'products')
  await settleGifts.run({}, api.services)
  const kept = await fetchStock(api.db, product.id)
  api.advanceClock(monthMs / 2)
  await settleGifts.run({}, api.services)
  api.advanceClock(-1.5 * monthMs)

  expect(late).toMatchObject({ status: 410, body: { code: 'social_gift.is_expired' } })
  expect([kept, await fetchStock(api.db, product.id)]).toEqual([9, 10])
})

test('returns 404 for a guessed token', async () => {
  expect(await gift('guess', 'shipping')).toMatchObject({
    status: 404,
    body: { code: 'social_gift.not_found' },
  })
})
