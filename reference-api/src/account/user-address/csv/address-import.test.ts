import { freshApi, type FreshApi, type SignedIn } from '../../../testing/fresh-api'
import type * as Rules from '../user-address.rules'
import { normaliseAddress } from '../user-address.rules'

jest.mock('../user-address.rules', () => {
  const rules = jest.requireActual<typeof Rules>('../user-address.rules')
  return { ...rules, normaliseAddress: jest.fn(rules.normaliseAddress) }
})
const checked = jest.mocked(normaliseAddress)

let api: FreshApi
let as: SignedIn

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
beforeEach(async () => {
  as = await api.signIn()
})
afterEach(() => checked.mockClear())
afterAll(() => api.close())

const path = '/v1/me/user-addresses'
const heading =
  'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
const row = (name = '', number = '1-1') =>
  `${name},佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,${number},,0312345678,`
const importCsv = (content: string | Buffer, from = '203.0.113.1') => {
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="book.csv"\r\ncontent-type: text/csv\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--edge--\r\n')])
  return api.call('POST', `${path}/import`, {
    as,
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'x-forwarded-for': from },
  })
}

async function limitAddresses(value: string) {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'USER.ADDRESS_LIMIT', value })
    .onConflict((on) => on.columns(['channel_id', 'key']).doUpdateSet({ value }))
    .execute()
}

test.each([
  ['a million short rows', Buffer.from(`${heading}\r\n${'x,\r\n'.repeat(900_000)}`)],
  ['rows ending in CR', Buffer.from(`${heading}\r${'x,\r'.repeat(900_000)}`)],
  ['4.9 MB of half a Shift_JIS character', Buffer.alloc(4_900_000, 0x82)],
  ['4.9 MB of commas', Buffer.alloc(4_900_000, ',')],
  ['4.9 MB in one quoted cell', Buffer.from(`${heading}\r\n"${'a\r\n'.repeat(1_600_000)}"`)],
  ['4.9 MB of empty lines', Buffer.alloc(4_900_000, '\n')],
])('rejects a CSV beyond the address limit without validating rows (%s)', async (_title, content) => {
  const { status, body } = await importCsv(content)

  expect(status).toBe(422)
  expect(body.code).toBe('user_address.import_failed')
  expect(body.errors.file).toEqual(['お届け先は50件まで登録できます（現在0件）'])
  expect(checked).not.toHaveBeenCalled()
})

test.each([
  ['one cell of 4.9 MB', Buffer.from(`${heading}\r\n"${'a\r\n'.repeat(1_600_000)}"`)],
  ['4.9 MB of commas', Buffer.alloc(4_900_000, ',')],
  ['4.9 MB of half a Shift_JIS character', Buffer.alloc(4_900_000, 0x82)],
])('rejects an overlong row even if the address limit is high (%s)', async (_title, content) => {
  await limitAddresses('10000')

  const { status, body } = await importCsv(content)
  await limitAddresses('50')

  expect(status).toBe(422)
  expect(body.errors.file).toEqual(['1行が長すぎます。見出しのある住所録のCSVファイルを選択してください'])
  expect(checked).not.toHaveBeenCalled()
})

test("doesn't block other shoppers while checking ten thousand rows", async () => {
  await limitAddresses('10000')
  const csv = [heading, ...Array.from({ length: 10_000 }, (_, index) => row(`支店${index}`))].join('\n')
  const normalise = checked.getMockImplementation()!
  const begun = new Promise<void>((resolve) =>
    checked.mockImplementationOnce((input) => (resolve(), normalise(input))),
  )

  const imported = importCsv(csv)
  await begun
  const other = await api.call('GET', '/v1/tags')
  const checkedByThen = checked.mock.calls.length
  const { status } = await imported
  await limitAddresses('50')

  expect([other.status, status]).toEqual([200, 200])
  expect(checkedByThen).toBeLessThan(10_000)
  expect(checked).toHaveBeenCalledTimes(10_000)
})

test('rejects a second CSV while a large CSV is being imported', async () => {
  await limitAddresses('10000')
  await importCsv([heading, ...Array.from({ length: 1_001 }, (_, index) => row('', `1-${index}`))].join('\n'))

  const meanwhile = await importCsv([heading, row()].join('\n'))
  await api.runJobs()
  const afterwards = await importCsv([heading, row('', '2-1')].join('\n'))
  await limitAddresses('50')

  expect(meanwhile.body.errors).toEqual({
    file: ['先に選ばれた住所録を取り込んでいます。完了のメールが届いてから、もう一度お試しください'],
  })
  expect(afterwards.body).toEqual({ count: 1, is_delayed: false })
})

test('stops validating at the hundredth problem', async () => {
  await limitAddresses('10000')

  const { body } = await importCsv(
    [heading, ...Array.from({ length: 9_000 }, () => row().replace('1500001', '15'))].join('\n'),
  )
  await limitAddresses('50')

  expect(body.errors.file).toHaveLength(101)
  expect(body.errors.file.at(-1)).toBe(
    '誤りが100件になったため、確認を終えました。修正してからもう一度お試しください',
  )
  expect(checked.mock.calls.length).toBeLessThanOrEqual(200)
})

test('limits imports per member and per address', async () => {
  const answers = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push(await importCsv('なし', `198.51.100.${attempt}`))
  const others = []
  for (let attempt = 0; attempt < 31; attempt += 1) {
    as = await api.signIn()
    others.push(await importCsv('なし', '198.51.100.200'))
  }

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect(others.map(({ status }) => status)).toEqual([...Array(30).fill(422), 429])
})

test.each(['\r\n', '\n', '\r'])('reads a CSV with line endings %j and multi-line cells', async (end) => {
  const cell = `"実家${end}""本家"""`

  const { body } = await importCsv(
    `\uFEFF${heading}${end}${end}${row(cell)}${end}${row('支店', '2-1')}${end}${end}`,
  )

  expect(body).toEqual({ count: 2, is_delayed: false })
  expect(
    (await api.call('GET', path, { as })).body.data.map(
      ({ address_name }: { address_name: string }) => address_name,
    ),
  ).toEqual(['支店', `実家${end}"本家"`])
})

test('reads Windows-only characters from a Shift_JIS CSV', async () => {
  const sjis = Buffer.concat([Buffer.from(new Uint8Array([0xfb, 0xfc, 0x8b, 0xb4])), Buffer.from(',')])
  const { convert, stringToCode } = (await import('encoding-japanese')).default
  const asSjis = (text: string) => Buffer.from(convert(stringToCode(text), { to: 'SJIS', from: 'UNICODE' }))

  const { body } = await importCsv(
    Buffer.concat([
      asSjis(`${heading}\r\n,`),
      sjis,
      asSjis('太郎,サトウ,タロウ,1500001,東京都,渋谷区,1-1,,0312345678,\r\n'),
    ]),
  )

  expect(body).toEqual({ count: 1, is_delayed: false })
  expect((await api.call('GET', path, { as })).body.data[0].shipping_last_name).toBe('髙橋')
})

test('adds no addresses when an export is imported again', async () => {
  await importCsv([heading, row('実家'), row('実家').replace('渋谷区', '港区')].join('\n'))
  const exported = await api.call('GET', `${path}/export`, { as })

  const { status, body } = await importCsv(exported.body as string)

  expect([status, body.count, body.known_count]).toEqual([200, 0, 2])
  expect((await api.call('GET', path, { as })).body.data).toHaveLength(2)
})

test('accepts a CSV of known addresses when the address book is full', async () => {
  await limitAddresses('1')
  await importCsv([heading, row()].join('\n'))

  const again = await importCsv([heading, row('別名')].join('\n'))
  await limitAddresses('50')

  expect([again.status, again.body.known_count]).toEqual([200, 1])
})
