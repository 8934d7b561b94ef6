import { anAddress } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let as: SignedIn
beforeAll(async () => (api = await freshApi()), 60_000)
beforeEach(async () => (as = await api.signIn()))
afterAll(() => api.close())

const path = '/v1/me/user-addresses'
const noKana = { shipping_last_name_kana: '', shipping_first_name_kana: '' }
const named = (shipping_last_name: string, more: object = {}) =>
  anAddress({ shipping_last_name, ...noKana, ...more })
const add = (...addresses: object[]) => api.call('POST', `${path}/batch`, { as, body: { addresses } })
const book = async () =>
  (await api.call('GET', path, { as })).body.data as { id: number; shipping_last_name: string }[]
const names = async () => (await book()).map(({ shipping_last_name }) => shipping_last_name)

test('adds recipients without kana', async () => {
  const { status, body } = await add(named('佐藤'), named('鈴木'))

  expect(status).toBe(200)
  expect(body).toEqual({ count: 2, known_count: 0 })
  expect(await names()).toEqual(['鈴木', '佐藤'])
})

test('skips recipients that the book or the batch already has', async () => {
  await add(named('佐藤'))

  const { body } = await add(named('佐藤', { address1: '千代田1-1' }), named('鈴木'), named('鈴木'))

  expect(body).toEqual({ count: 1, known_count: 2 })
  expect(await names()).toEqual(['鈴木', '佐藤'])
})

test('names the recipient of an invalid address and adds none', async () => {
  const { status, body } = await add(named('佐藤'), named('鈴木', { phone_number: '' }))

  expect(status).toBe(422)
  expect(body.errors).toEqual({ 'addresses.1': ['鈴木　太郎 さま：電話番号を入力してください'] })
  expect(await names()).toEqual([])
})

test('adds none beyond the limit of the book', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) =>
    named(`佐藤${'一二三四五'.repeat(index % 6)}`, {
      address1: `千代田${index + 1}`,
    }),
  )
  await add(...fifty)

  const { status, body } = await add(named('鈴木'))

  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'user_address.limit',
    message: 'お届け先は50件まで登録できます（現在50件）',
  })
})

test('asks no kana when an address without kana is changed', async () => {
  await add(named('佐藤'))
  const [{ id } = { id: 0 }] = await book()
  const change = (more: object) => api.call('PUT', `${path}/${id}`, { as, body: named('佐藤', more) })

  expect((await change({ city: '港区', postal_code: '1070052' })).status).toBe(200)
  await change({ shipping_last_name_kana: 'サトウ', shipping_first_name_kana: 'タロウ' })
  const { status, body } = await change(noKana)

  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toContain('shipping_last_name_kana')
})

describe('a text read by a member', () => {
  const read = async (text: string, by: SignedIn | undefined = as) =>
    (await api.call('POST', '/v1/addresses/read', { as: by, body: { text } })).body.data as {
      is_known?: boolean
    }[]
  const sato = '佐藤 太郎 様\n〒100-0001 東京都千代田区千代田1-1'

  test('marks a recipient of the book also without a phone number', async () => {
    await add(named('佐藤'))

    expect(await read(`${sato}\n\n鈴木 太郎 様\n〒100-0001 東京都千代田区千代田1-1`)).toMatchObject([
      { is_known: true },
      { address: { shipping_last_name: '鈴木' } },
    ])
    expect((await read(`${sato}\n03-9999-0000`))[0]).not.toHaveProperty('is_known')
  })

  test('marks no recipient of another member’s book', async () => {
    await add(named('佐藤'))

    expect((await read(sato, await api.signIn()))[0]).not.toHaveProperty('is_known')
  })
})
