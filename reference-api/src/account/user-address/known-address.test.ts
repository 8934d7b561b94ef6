import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const path = '/v1/me/user-addresses'
const typed = {
  shipping_last_name: '佐藤',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'サトウ',
  shipping_first_name_kana: 'タロウ',
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-1',
  address2: '',
  phone_number: '0312345678',
}

test('returns a known address instead of adding it', async () => {
  const as = await api.signIn()
  const first = await api.call('POST', path, { as, body: typed })

  const again = await api.call('POST', path, {
    as,
    body: { ...typed, address1: '神宮前１－１', address_name: '実家' },
  })

  expect(again.status).toBe(200)
  expect(again.body.is_known).toBe(true)
  expect(again.body.id).toBe(first.body.id)
  expect((await api.call('GET', path, { as })).body.data).toHaveLength(1)
})

test('adds an entry when only the phone number differs', async () => {
  const as = await api.signIn()
  await api.call('POST', path, { as, body: typed })

  const { body } = await api.call('POST', path, { as, body: { ...typed, phone_number: '0399999999' } })

  expect(body.is_known).toBeUndefined()
  expect((await api.call('GET', path, { as })).body.data).toHaveLength(2)
})

test('rejects a change that would duplicate another entry', async () => {
  const as = await api.signIn()
  await api.call('POST', path, { as, body: typed })
  const { body: other } = await api.call('POST', path, { as, body: { ...typed, address1: '神宮前2-2' } })

  const refused = await api.call('PUT', `${path}/${String(other.id)}`, {
    as,
    body: { ...typed, address1: '神宮前１－１' },
  })

  expect(refused.status).toBe(422)
  expect(refused.body.code).toBe('user_address.known')
  expect((await api.call('GET', `${path}/${String(other.id)}`, { as })).body.address1).toBe('神宮前2-2')
})

test('allows changing only the label of an address', async () => {
  const as = await api.signIn()
  const { body: kept } = await api.call('POST', path, { as, body: typed })

  const { status } = await api.call('PUT', `${path}/${String(kept.id)}`, {
    as,
    body: { ...typed, address_name: '実家' },
  })

  expect(status).toBe(200)
})

test("doesn't look for known addresses in another member's book", async () => {
  await api.call('POST', path, { as: await api.signIn(), body: typed })

  const { body } = await api.call('POST', path, { as: await api.signIn(), body: typed })

  expect(body.is_known).toBeUndefined()
})
