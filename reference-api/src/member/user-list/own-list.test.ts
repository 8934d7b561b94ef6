import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let as: SignedIn
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
})
beforeEach(async () => {
  as = await api.signIn()
})
afterAll(() => api.close())

const path = '/v1/me/user-lists'
const send = (method: string, url: string, body?: object, by: SignedIn | undefined = as) =>
  api.call(method, url, { as: by, body })
const made = async (name = '母の日') => (await send('POST', path, { name, note: '' })).body.key as string
const kept = () =>
  api.db.selectFrom('user_list').selectAll().where('user_account_id', '=', as.id).orderBy('id').execute()
const listed = async () =>
  (
    await api.db
      .selectFrom('user_list_product')
      .select('product_id')
      .where('user_account_id', '=', as.id)
      .orderBy('product_id')
      .execute()
  ).map(({ product_id }) => product_id)
const of = (...ids: number[]) => ({ table: 'products', ids })

test("edits the name and note of a member's list", async () => {
  const key = await made(' 母の日 ')

  await send('PATCH', `${path}/${key}`, { name: '母の誕生日', note: '白いものを' })

  expect(await kept()).toMatchObject([{ key, name: '母の誕生日', note: '白いものを', share_token: null }])
  const { body, headers } = await send('GET', path)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['お気に入り', '母の誕生日'])
  expect(headers['x-limit']).toBe('20')
})

test('leaves favourites unchanged when products are added to a list', async () => {
  const key = await made()
  const [tea, towel] = [await aProduct(api.db), await aProduct(api.db)]

  await send('PATCH', `${path}/${key}/attach`, of(tea.id, towel.id))
  await send('PATCH', `${path}/${key}/attach`, of(tea.id))
  expect(await listed()).toEqual([tea.id, towel.id])
  expect((await send('PATCH', `${path}/${key}/detach`, of(tea.id))).body.count).toBe(1)

  expect(await listed()).toEqual([towel.id])
  const { body } = await send('GET', `${path}/${key}?is_listables=1`)
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([towel.id])
  const likes = await api.db
    .selectFrom('product_like')
    .where('user_account_id', '=', as.id)
    .selectAll()
    .execute()
  expect(likes).toEqual([])
})

test('rejects unknown products and leaves the list unchanged', async () => {
  const key = await made()

  const answer = await send('PATCH', `${path}/${key}/attach`, of(987_654))

  expect(answer.status).toBe(404)
  expect(answer.body.code).toBe('product.not_found')
  expect(await listed()).toEqual([])
})

test("shows a shared list by link without its owner's name", async () => {
  const key = await made()
  const tea = await aProduct(api.db)
  await send('PATCH', `${path}/${key}/attach`, of(tea.id))

  const { share_path } = (await send('PATCH', `${path}/${key}/share`, { is_shared: true })).body

  const token = String(share_path).replace('/list/', '')
  expect(token).toMatch(/^[\w-]{43,}$/)
  expect((await kept())[0]?.share_token).toBe(token)
  const { status, body } = await api.call('GET', `/v1/shared-lists/${token}`)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['data', 'name', 'note'])
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([tea.id])
})

test('invalidates the old link when a list is unshared', async () => {
  const key = await made()
  const share = async (is_shared: boolean) =>
    (await send('PATCH', `${path}/${key}/share`, { is_shared })).body.share_path as string | null
  const first = await share(true)
  expect(await share(true)).toBe(first)

  expect(await share(false)).toBeNull()

  const read = (shared: string | null) => api.call('GET', `/v1/shared-lists/${String(shared).slice(6)}`)
  expect((await read(first)).status).toBe(404)
  const second = await share(true)
  expect(second).not.toBe(first)
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  expect((await api.call('GET', '/v1/shared-lists/wrong')).status).toBe(404)
})

test('returns 404 for any request on another member’s list', async () => {
  const key = await made()
  const other = await api.signIn()
  const words = { name: '乗っ取り', note: '' }

  const answers = [
    await send('GET', `${path}/${key}`, undefined, other),
    await send('PATCH', `${path}/${key}`, words, other),
    await send('PATCH', `${path}/${key}/share`, { is_shared: true }, other),
    await send('PATCH', `${path}/${key}/attach`, of(), other),
    await send('DELETE', `${path}/${key}`, undefined, other),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await kept()).toMatchObject([{ key, name: '母の日', share_token: null }])
})

test('limits a member to twenty lists', async () => {
  const keys = []
  for (let count = 0; count < 19; count += 1) keys.push(await made(`${count}`))
  const answers = await Promise.all([1, 2].map(() => send('POST', path, { name: '最後', note: '' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await kept()).toHaveLength(20)
  const tea = await aProduct(api.db)
  await send('PATCH', `${path}/${keys[0]}/attach`, of(tea.id))

  await send('DELETE', `${path}/${keys[0]}`)

  expect(await kept()).toHaveLength(19)
  expect(await listed()).toEqual([])
})

test.each([
  [{ name: '', note: '' }, 'name', 'リストの名前を入力してください'],
  [{ name: 'あ'.repeat(41), note: '' }, 'name', 'リストの名前は40文字以内で入力してください'],
  [{ name: '母の日', note: 'あ'.repeat(401) }, 'note', 'メモは400文字以内で入力してください'],
])('rejects an invalid list with a message', async (body, field, message) => {
  expect((await send('POST', path, body)).body.errors[field]).toEqual([message])
  expect(await kept()).toEqual([])
})
