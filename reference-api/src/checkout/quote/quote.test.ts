import { aProduct, aSetting, aUserAccount } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { carriageNote, quoteRows, readPlace, totalScope } from './quote.rules'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi()
  await aSetting(api.db, 'CART.IS_QUOTE_USE', true)
}, 60_000)
afterAll(() => api.close())

const quote = (token: string, name = '株式会社みどり') =>
  api.call('GET', `/v1/carts/${token}/download/quote?name=${encodeURIComponent(name)}`)

let cases = 0
async function aCaseInACart() {
  const code = `B-00${(cases += 1)}`
  const product = await aProduct(api.db, {
    code,
    name: 'フェイスタオル',
    unit_price: 24_000,
    price_steps: JSON.stringify([{ quantity_from: 5, unit_price: 22_800 }]),
  })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 5)
  return Object.assign(shopper, { code })
}

test('returns the quote as a PDF that must not be cached', async () => {
  const { cart } = await aCaseInACart()

  const answer = await quote(cart.token)

  expect(answer.status).toBe(200)
  expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-suggested-filename': expect.stringMatching(
      new RegExp(`^${encodeURIComponent('見積書_')}\\d{4}-\\d{2}-\\d{2}\\.pdf$`),
    ) as unknown,
  })
})

test('lists product codes and omits postage until the address is known', async () => {
  const shopper = await aCaseInACart()

  expect(quoteRows(shopper.detail)).toEqual([
    { label: `${shopper.code}　フェイスタオル`, quantity: '5', price: '22,800円', amount: '125,400円' },
  ])
  await shopper.shipTo()
  expect(quoteRows(shopper.detail).at(-1)).toMatchObject({ label: '送料' })
  expect(carriageNote(shopper.detail, { rates: [], place: readPlace({}) })).toBeUndefined()
})

test('prints the name that goods will bear', async () => {
  const product = await aProduct(api.db, { code: 'B-010', name: 'タンブラー', has_name_embroidery: true })
  const shopper = await aShopper(api)

  await shopper.add(product.id, 1, { name_embroidery: 'MIDORI' })

  expect(quoteRows(shopper.detail)[1]).toEqual({
    label: '　刺繍：MIDORI',
    quantity: '',
    price: '',
    amount: '',
  })
})

test('states postage and total for the place the cart assumes', async () => {
  const { detail } = await aCaseInACart()
  const rates = [
    { region: 'kanto' as const, carriage_kind: 'normal' as const, price_with_tax: 770, free_from: null },
    { region: 'okinawa' as const, carriage_kind: 'normal' as const, price_with_tax: 3_080, free_from: null },
  ]

  expect(carriageNote(detail, { rates, place: readPlace({}) })).toBe(
    '関東へのお届けの場合、送料は税込770円、送料を含む合計は税込126,170円です。',
  )
  expect(carriageNote(detail, { rates, place: readPlace({ region: 'okinawa', prefecture: '沖縄県' }) })).toBe(
    '沖縄県へのお届けの場合、送料は税込3,080円、送料を含む合計は税込128,480円です。',
  )
})

test('says that the total excludes postage until the address is known', async () => {
  const shopper = await aCaseInACart()
  const rate = { region: 'kanto' as const, carriage_kind: 'normal' as const, price_with_tax: 770 }
  const place = readPlace({})
  const charged = { rates: [{ ...rate, free_from: null }], place }

  expect(totalScope(shopper.detail, charged)).toBe('税込・送料別')
  expect(totalScope(shopper.detail, { rates: [{ ...rate, free_from: 1 }], place })).toBe('税込')
  await shopper.shipTo()
  expect(totalScope(shopper.detail, charged)).toBe('税込')
})

test('rejects a quote for an empty cart or without an addressee', async () => {
  const empty = await aShopper(api)
  const filled = await aCaseInACart()

  expect(await quote(empty.cart.token)).toMatchObject({ status: 422, body: { code: 'cart.quote.empty' } })
  expect(await quote(filled.cart.token, ' ')).toMatchObject({
    status: 422,
    body: { errors: { name: ['宛名を入力してください'] } },
  })
  expect(await quote('no-such-token')).toMatchObject({ body: { code: 'cart.common.is_expired' } })
})

test('quotes a member’s cart only to that member', async () => {
  const { cart } = await aCaseInACart()
  const { id } = await aUserAccount(api.db)
  await api.db.updateTable('cart').set({ user_account_id: id }).where('token', '=', cart.token).execute()

  expect((await quote(cart.token)).body).toMatchObject({ code: 'cart.common.is_expired' })
})
