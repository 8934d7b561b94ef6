import type { PostalTown } from '@storefront/contracts'
import { anAddress, anOrderer, aShopper } from '../../testing/cart-builders'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { postalProblems } from './postal-code.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const told = { postal_code: ['この郵便番号は沖縄県のものです。郵便番号と都道府県をご確認ください。'] }

test('reports a mismatched prefecture on the postal code field', () => {
  expect(postalProblems({ postal_code: '9070002', prefecture: '東京都' })).toEqual(told)
  expect(postalProblems({ postal_code: '9070002', prefecture: '沖縄県' })).toEqual({})
})

test.each([
  ['9218046', ['金沢市大桑町', '金沢市三小牛町']],
  ['4980000', ['弥富市', '桑名郡木曽岬町']],
  ['1000001', ['千代田区千代田']],
])('returns all towns for %s', async (code, towns) => {
  const { body } = await api.call('GET', `/v1/postal-code?code=${code}`)

  expect(body.data.map(({ city, town }: PostalTown) => city + town)).toEqual(towns)
})

test('returns all 66 towns that share one code', async () => {
  expect((await api.call('GET', '/v1/postal-code?code=4520961')).body.data).toHaveLength(66)
})

test.each(['〒100-0001', '１００−０００１', '100 0001'])('normalises %s to its digits', async (code) => {
  const { body } = await api.call('GET', `/v1/postal-code?code=${encodeURIComponent(code)}`)

  expect(body.data).toMatchObject([{ postal_code: '1000001', town: '千代田' }])
})

test('explains in the error that digital addresses are not supported', async () => {
  const { status, body } = await api.call('GET', '/v1/postal-code?code=A7E-2FK2')

  expect({ status, code: body.errors.code }).toEqual({
    status: 422,
    code: ['デジタルアドレスはご利用いただけません。郵便番号は半角数字7桁で入力してください'],
  })
})

test('accepts unknown codes and incomplete addresses', () => {
  for (const postal_code of ['9999999', '__proto__', 'constructor'])
    expect(postalProblems({ postal_code, prefecture: '東京都' })).toEqual({})
  expect(postalProblems({ postal_code: '', prefecture: '東京都' })).toEqual({})
  expect(postalProblems({ postal_code: '9070002', prefecture: '' })).toEqual({})
})

const shared = [
  ['4980000', '愛知県', '三重県'],
  ['6180000', '京都府', '大阪府'],
  ['8710000', '福岡県', '大分県'],
] as const

test.each(shared)('accepts %s in both of its prefectures, %s and %s', (postal_code, ...both) => {
  for (const prefecture of both) expect(postalProblems({ postal_code, prefecture })).toEqual({})
  expect(postalProblems({ postal_code, prefecture: '北海道' })).not.toEqual({})
})

test('accepts an office’s own postal code only in its prefecture', () => {
  expect(postalProblems({ postal_code: '1008111', prefecture: '東京都' })).toEqual({})
  expect(postalProblems({ postal_code: '1008111', prefecture: '大阪府' })).not.toEqual({})
})

const strange = { postal_code: '9070002', prefecture: '東京都' }

test('rejects mismatched postal codes for parcel and orderer in checkout', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  await expect(shopper.shipTo(anAddress(strange))).rejects.toMatchObject({ status: 422, errors: told })
  const orderer = anOrderer(strange)
  await expect(shopper.patch('order/modify', { orderer })).rejects.toMatchObject({
    status: 422,
    errors: told,
  })
})

test('rejects unprintable characters on the field but accepts old kanji', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  const message = (label: string) => [
    `${label}に、絵文字など印刷できない文字が含まれています。別の文字で入力してください`,
  ]

  const strangeAddress = anAddress({ shipping_first_name: '花😀', address2: '青葉荘🏠' })
  await expect(shopper.shipTo(strangeAddress)).rejects.toMatchObject({
    errors: { shipping_first_name: message('名'), address2: message('建物名・部屋番号') },
  })
  await shopper.shipTo(anAddress({ shipping_last_name: '𠮷田', shipping_first_name: '髙子' }))

  expect(shopper.detail.shippings[0]!.shipping_name).toBe('𠮷田 髙子')
})

test('rejects a My Page address whose postal code and prefecture don’t match', async () => {
  const as = await api.signIn()
  const rest = { division_ct: 2, is_default: false, is_sender_default: false, address_name: '' }
  const body = { ...rest, ...anAddress(strange), address2: '', cell_phone_number: '' }

  const { status, body: answer } = await api.call('POST', '/v1/me/user-addresses', { as, body })

  expect({ status, errors: answer.errors }).toEqual({ status: 422, errors: told })
})
