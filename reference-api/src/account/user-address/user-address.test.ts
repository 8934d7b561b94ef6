import { aUserAddress } from '../../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { importAddresses } from './csv/address-csv.job'

let api: FreshApi
let as: SignedIn

beforeAll(async () => {
  api = await freshApi()
})
beforeEach(async () => {
  as = await api.signIn()
})
afterAll(() => api.close())

const path = '/v1/me/user-addresses'
const typed = {
  shipping_last_name: '佐藤',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'さとう',
  shipping_first_name_kana: 'ﾀﾛｳ',
  postal_code: '１５０-０００１',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前１ー１',
  address2: 'ﾒｿﾞﾝ１０１',
  phone_number: '０３ー１２３４ー５６７８',
}
const add = (change: Record<string, unknown> = {}) =>
  api.call('POST', path, { as, body: { ...typed, ...change } })
const book = async () =>
  (await api.call('GET', path, { as })).body.data as {
    id: number
    is_default: boolean
    is_sender_default: boolean
    city: string
  }[]
const importCsv = (content: string | Buffer) => {
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="book.csv"\r\ncontent-type: text/csv\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--edge--\r\n')])
  return api.call('POST', `${path}/import`, {
    as,
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}

test('normalises a new address before storing it', async () => {
  const { status, body } = await add()
  const list = await api.call('GET', path, { as })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    shipping_name: '佐藤　太郎',
    shipping_kana: 'サトウ　タロウ',
    postal_code: '1500001',
    formatted_postal_code: '150-0001',
    phone_number: '0312345678',
    is_default: true,
    full_address: '〒150-0001 東京都渋谷区神宮前1-1 メゾン101',
  })
  expect(list.headers['x-limit']).toBe('50')
})

test('composes decomposed kana from forms and files into single characters', async () => {
  const decomposed = 'ガーデンばし'.normalize('NFD')
  await add({ address_name: decomposed, address2: decomposed })
  await importCsv(
    [
      'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号',
      `${decomposed},佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,1-1,${decomposed},0312345678`,
    ].join('\r\n'),
  )

  const { body } = await api.call('GET', path, { as })

  expect(body.data).toEqual([
    expect.objectContaining({ address_name: 'ガーデンばし', address2: 'ガーデンばし' }),
    expect.objectContaining({ address_name: 'ガーデンばし', address2: 'ガーデンばし' }),
  ])
})

test('reports violations of §5 by field', async () => {
  const { body } = await add({
    postal_code: '150',
    shipping_last_name_kana: 'Sato',
    prefecture: '東京',
    phone_number: '0.1',
  })

  expect(body.errors).toEqual({
    shipping_last_name_kana: ['セイは全角カタカナで入力してください'],
    postal_code: ['郵便番号は半角数字7桁で入力してください'],
    prefecture: ['都道府県を選択してください'],
    phone_number: ['電話番号はハイフンなしの半角数字11桁以内で入力してください'],
  })
})

test('marks only the chosen address as default and default sender', async () => {
  await add()
  const { id } = (await add({ city: '港区' })).body

  await api.call('PATCH', `${path}/${id}/use`, { as })
  await api.call('PATCH', `${path}/${id}/use-sender`, { as })

  expect(
    (await book()).map(({ city, is_default, is_sender_default }) => [city, is_default, is_sender_default]),
  ).toEqual([
    ['港区', true, true],
    ['渋谷区', false, false],
  ])
})

test('updates the profile when the member’s own address changes', async () => {
  const own = await aUserAddress(api.db, as.id, { division_ct: 1 })
  await add()

  await api.call('PUT', `${path}/${own.id}`, { as, body: { ...typed, shipping_last_name: '鈴木' } })
  const me = (await api.call('GET', '/v1/me/user', { as })).body
  const refused = await api.call('DELETE', `${path}/${own.id}`, { as })
  await api.call('DELETE', '/v1/me/user-addresses-all', { as })

  expect(me).toMatchObject({
    last_name: '鈴木',
    last_name_kana: 'サトウ',
    postal_code: '1500001',
    phone_number: '0312345678',
  })
  expect(refused.body.code).toBe('user_address.own')
  expect((await book()).map(({ id }) => id)).toEqual([own.id])
})

test('doesn’t let members read or change another member’s address', async () => {
  const { id } = (await add()).body
  const other = await api.signIn()

  const answers = await Promise.all([
    api.call('GET', `${path}/${id}`, { as: other }),
    api.call('PUT', `${path}/${id}`, { as: other, body: typed }),
    api.call('DELETE', `${path}/${id}`, { as: other }),
    api.call('PATCH', `${path}/${id}/use`, { as: other }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('rejects concurrent additions beyond x-limit', async () => {
  for (let index = 0; index < 48; index += 1) await aUserAddress(api.db, as.id)

  const answers = await Promise.all(['1', '2', '3', '4'].map((address1) => add({ address1 })))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
  expect(await book()).toHaveLength(50)
})

const defaults = async () => (await book()).filter(({ is_default }) => is_default).map(({ city }) => city)

test('chooses another default when the default address is deleted', async () => {
  await add()
  const second = (await add({ city: '港区', is_default: true })).body
  await add({ city: '中央区' })

  await api.call('DELETE', `${path}/${second.id}`, { as })
  expect(await defaults()).toEqual(['中央区'])

  const csv = await api.call('GET', `${path}/export`, { as })
  await api.call('DELETE', '/v1/me/user-addresses-all', { as })
  expect(await defaults()).toEqual([])
  await importCsv(csv.raw)
  expect(await defaults()).toHaveLength(1)
})

test('makes the member’s own address the default when all others are deleted', async () => {
  await aUserAddress(api.db, as.id, { division_ct: 1, city: '文京区' })
  await add({ is_default: true })

  await api.call('DELETE', '/v1/me/user-addresses-all', { as })

  expect(await defaults()).toEqual(['文京区'])
})

test('keeps one default and one own address under concurrent changes', async () => {
  const addresses = [
    (await add()).body,
    (await add({ city: '港区' })).body,
    (await add({ city: '中央区' })).body,
  ]
  const profile = {
    last_name: '佐藤',
    first_name: '太郎',
    last_name_kana: 'サトウ',
    first_name_kana: 'タロウ',
    email: as.email,
    postal_code: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    address1: '1-1',
    phone_number: '0312345678',
  }

  const answers = await Promise.all([
    ...addresses.flatMap(({ id, city }) => [
      api.call('PUT', `${path}/${id}`, {
        as,
        body: { ...typed, city, is_default: true, is_sender_default: true },
      }),
      api.call('PATCH', `${path}/${id}/use`, { as }),
    ]),
    add({ city: '目黒区', is_default: true }),
    ...Array.from({ length: 3 }, () => api.call('PUT', '/v1/me/user', { as, body: profile })),
  ])

  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200))
  expect(await defaults()).toHaveLength(1)
  expect(
    await api.db
      .selectFrom('user_address')
      .select('id')
      .where('user_account_id', '=', as.id)
      .where('division_ct', '=', 1)
      .execute(),
  ).toHaveLength(1)
})

test.each(['utf8', 'sjis'])('imports an export in %s unchanged', async (encoding) => {
  await add({ address_name: '=実家', city: '渋谷区,恵比寿' })
  const file = await api.call('GET', `${path}/export?encoding=${encoding}`, { as })
  await api.call('DELETE', '/v1/me/user-addresses-all', { as })

  const { body } = await importCsv(file.raw)

  expect(decodeURIComponent(String(file.headers['x-suggested-filename']))).toBe('お届け先一覧.csv')
  expect(body).toEqual({ count: 1, is_delayed: false })
  expect((await api.call('GET', path, { as })).body.data[0]).toMatchObject({
    address_name: '=実家',
    city: '渋谷区,恵比寿',
    shipping_name: '佐藤　太郎',
  })
})

test('marks a UTF-8 export with a byte order mark for spreadsheets', async () => {
  await add()
  const csv = async (encoding: string) =>
    (await api.call('GET', `${path}/export?encoding=${encoding}`, { as })).raw

  expect((await csv('utf8')).subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect((await csv('sjis')).subarray(0, 2).toString('hex')).toBe('82a8')
  expect(new TextDecoder('shift_jis').decode(await csv('sjis'))).toContain('佐藤,太郎')
})

test('reports lines and characters that Shift_JIS would lose on export', async () => {
  await add()
  await add({ shipping_last_name: '𠮷野', address2: '青葉荘♥〜—2' })

  const { status, body } = await api.call('GET', `${path}/export?encoding=sjis`, { as })

  expect(status).toBe(422)
  expect(body.errors.encoding).toEqual([
    'Shift_JISでは表せない文字があります。UTF-8で書き出すと、すべての文字が残ります。',
    expect.stringMatching(/^[23]行目の「𠮷」「♥」$/),
  ])
})

test('rejects a CSV import beyond the address limit', async () => {
  for (let index = 0; index < 49; index += 1) await aUserAddress(api.db, as.id)
  const row = ',佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,1-1,,0312345678,'
  const heading =
    'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'

  expect((await importCsv([heading, row, row.replace('1-1', '1-2')].join('\n'))).body.errors.file).toEqual([
    'お届け先は50件まで登録できます（現在49件）',
  ])
  expect((await importCsv([heading, row].join('\n'))).body).toEqual({ count: 1, is_delayed: false })
})

test('imports a large CSV once even if the job runs twice', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'USER.ADDRESS_LIMIT', value: '10000' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const heading =
    'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
  await importCsv(
    [
      heading,
      ...Array.from(
        { length: 1_001 },
        (_, index) => `,佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,1-${index},,0312345678,`,
      ),
    ].join('\n'),
  )
  const { id } = await api.db
    .selectFrom('address_sheet')
    .select('id')
    .where('user_account_id', '=', as.id)
    .executeTakeFirstOrThrow()

  await Promise.all([importAddresses.run({ id }, api.services), importAddresses.run({ id }, api.services)])
  await importAddresses.run({ id }, api.services)
  const { headers } = await api.call('GET', path, { as })
  await api.db.deleteFrom('setting').where('key', '=', 'USER.ADDRESS_LIMIT').execute()

  expect(headers['x-total']).toBe('1001')
})

test.each(['=1+1', '+81', '-1', '@home', '＝1+1', '＋81', '－1', '＠home'])(
  'escapes a cell starting with %s for spreadsheets',
  async (address_name) => {
    await add({ address_name })

    const { raw } = await api.call('GET', `${path}/export?encoding=utf8`, { as })

    expect(raw.toString()).toContain(`'${address_name}`)
  },
)

test('rejects an entire CSV because of one invalid row', async () => {
  const heading =
    'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
  const good = ',佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,1-1,,0312345678,'

  const { status, body } = await importCsv([heading, good, good.replace('1500001', '15')].join('\n'))

  expect(status).toBe(422)
  expect(body.errors.file).toEqual(['3行目：郵便番号は半角数字7桁で入力してください'])
  expect(await book()).toEqual([])
  expect((await importCsv('なにか,べつの\n1,2')).status).toBe(422)
})

test('imports and exports ten thousand addresses in background jobs', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'USER.ADDRESS_LIMIT', value: '10000' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const heading =
    'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `支店${index},佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,${index},,0312345678,`,
  )

  const wrong = await importCsv([heading, ...rows.map((row) => row.replace('1500001', '15'))].join('\n'))
  const accepted = await importCsv([heading, ...rows].join('\n'))
  const before = (await api.call('GET', path, { as })).headers['x-total']
  await api.runJobs()
  const after = await api.call('GET', path, { as })

  expect(wrong.body.errors.file).toHaveLength(101)
  expect(wrong.body.errors.file.at(-1)).toBe(
    '誤りが100件になったため、確認を終えました。修正してからもう一度お試しください',
  )
  expect(accepted.body).toEqual({ count: 0, is_delayed: true })
  expect([before, after.headers['x-total'], after.headers['x-limit']]).toEqual(['0', '10000', '10000'])
  expect(api.mails.at(-1)?.subject).toBe('【つなぐ】お届け先の取り込みが完了しました')

  const download = () => api.call('GET', `${path}/export`, { as })
  const [delayed, still] = [await download(), await download()]
  await api.runJobs()
  const ready = await download()

  expect([delayed.body, still.body]).toEqual(
    Array(2).fill({ is_delayed: true, message: 'Export is delayed' }),
  )
  expect(delayed.headers['x-suggested-filename']).toBeUndefined()
  expect(ready.raw.toString('utf8').trim().split('\r\n')).toHaveLength(10_001)
  expect(ready.headers['x-suggested-filename']).toBeDefined()
  expect(ready.raw.toString('utf8')).toContain('支店9999,佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,9999')
  const told = api.mails.filter(({ subject }) => subject.includes('ご用意'))
  expect(told.map(({ to }) => to)).toEqual([as.email])
  expect(told[0]?.text).toContain('お届け先10,000件の一覧をダウンロードいただけます。')
  expect(told[0]?.text).toContain('https://shop.example.jp/mypage/address')
  expect((await download()).body).toMatchObject({ is_delayed: true })
}, 60_000)
