import { join } from 'node:path'
import { importShop } from '../shop-import/import-shop.command'
import { anAddress, anOrderer, aShopper } from '../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../testing/fresh-api'
import { registered } from '../testing/registered'

const seed = join(__dirname, '../../seed')
const business = { 'x-ecd-channel-id': 'business' }
let api: FreshApi
let member: SignedIn
let channel_id: number

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  await importShop(join(seed, 'business'), api.services)
  member = await api.signIn()
  channel_id = (
    await api.db.selectFrom('channel').select('id').where('code', '=', 'tsunagu').executeTakeFirstOrThrow()
  ).id
}, 60_000)
afterEach(() => api.db.deleteFrom('page_form').where('channel_id', '=', channel_id).execute())
afterAll(() => api.close())

const home = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '１－１',
  phone_number: '0312345678',
}
const person = { last_name: '山田', first_name: '太郎', last_name_kana: 'ヤマダ', first_name_kana: 'タロウ' }
const secrets = { password: 'Gift-2026', password_confirmation: 'Gift-2026' }
const address = { ...anAddress(), address2: '' }
let newcomers = 0

/**
 * Builds a request for each endpoint that takes a served form, with a body that is valid for the standard
 * form.
 */
const calls = {
  register: () => ({
    method: 'POST',
    url: '/v1/users',
    body: { ...person, ...home, ...secrets, email: `new-${(newcomers += 1)}@example.jp` },
  }),
  user: () => ({ method: 'PUT', url: '/v1/me/user', body: { ...person, ...home, email: member.email } }),
  address: () => ({ method: 'POST', url: '/v1/me/user-addresses', body: address }),
  contact: () => ({
    method: 'POST',
    url: '/v1/inquiries',
    body: { mode: 'prepare', name: '山田', email: 'a@example.jp', body: '質問です' },
  }),
  'contact-business': () => ({
    method: 'POST',
    url: '/v1/inquiries',
    body: {
      mode: 'prepare',
      form: 'contact-business',
      corporation: '山田商店',
      address: '東京都',
      business_type: '小売',
      delivery: 1,
      payment: 1,
      name: '山田',
      email: 'a@example.jp',
      body: '取引の相談です',
    },
  }),
  'catalog-order': () => ({
    method: 'POST',
    url: '/v1/inquiries',
    body: {
      mode: 'prepare',
      kind: 'catalog_order',
      catalog_keys: ['winter'],
      name: '山田',
      email: 'a@example.jp',
      body: '',
      ...home,
    },
  }),
}
type Page = keyof typeof calls
const pages = Object.keys(calls) as Page[]
type Field = Awaited<ReturnType<typeof served>>['form'][number]

async function served(page: string, headers: Record<string, string> = {}) {
  const { body } = await api.call('GET', `/v1/pages/front/layout/${page}`, { headers })
  return body as {
    form: { name: string; label: string; type: string; is_required?: boolean; rules?: string[] }[]
    options: Record<string, { value: string | number }[]>
    prefix: string
  }
}

function send(
  page: Page,
  change: object = {},
  { headers = {}, as = member }: { headers?: Record<string, string>; as?: SignedIn } = {},
) {
  const { method, url, body } = calls[page]()
  return api.call(method, url, {
    as: url.startsWith('/v1/me') ? as : undefined,
    headers,
    body: { ...body, ...(page === 'user' ? { email: as.email } : {}), ...change },
  })
}

/** Stores the staff's own form for the page: the served form, with some fields changed or added. */
async function layOut(page: Page, ...fields: (Partial<Field> & { name: string })[]) {
  const { form, options, prefix } = await served(page)
  const changed = form.map((field) => ({
    ...field,
    ...fields.find(({ name }) => name !== '' && name === field.name),
  }))
  const added = fields
    .filter(({ name }) => !form.some((field) => field.name === name))
    .map((field) => ({ label: field.name, type: 'text', ...field }))
  await api.db
    .insertInto('page_form')
    .values({
      channel_id,
      page,
      form: JSON.stringify([...changed, ...added]),
      options: JSON.stringify(options),
      prefix,
    })
    .execute()
}

test.each(pages)('%s accepts a body that fits the standard form', async (page) => {
  const { status, body } = await send(page)

  expect({ status: status < 300, errors: body.errors }).toEqual({ status: true, errors: undefined })
})

const personParts = {
  last_name: '姓を入力してください',
  first_name: '名を入力してください',
  last_name_kana: 'セイを入力してください',
  first_name_kana: 'メイを入力してください',
}
const addressParts = {
  postal_code: '郵便番号を入力してください',
  prefecture: '都道府県を選択してください',
  city: '市区町村を入力してください',
  address1: '町名・番地を入力してください',
}

test.each(pages)('%s reports missing required fields with the labels of the served form', async (page) => {
  const { form, options } = await served(page)
  const prefix = page === 'address' ? 'shipping_' : ''
  const expected: Record<string, string> = {}
  for (const { name, label, type, is_required } of form) {
    if (type === 'person_name')
      for (const [part, message] of Object.entries(personParts)) expected[prefix + part] = message
    else if (type === 'address') Object.assign(expected, addressParts)
    else if (is_required) expected[name] = `${label}を${options[name] ? '選択' : '入力'}してください`
  }
  const sent = calls[page]().body as Record<string, unknown>
  const blanks = Object.fromEntries(
    Object.keys(expected).flatMap((name) =>
      name in sent ? [[name, typeof sent[name] === 'number' ? null : '']] : [],
    ),
  )

  const { status, body } = await send(page, blanks)

  expect(status).toBe(422)
  expect(body.errors).toMatchObject(
    Object.fromEntries(Object.entries(expected).map(([name, message]) => [name, [message]])),
  )
})

test.each([
  ['register', 'job', { is_required: true, label: 'お仕事' }, {}, 'お仕事を入力してください'],
  [
    'register',
    'job',
    { rules: ['half_width_alpha_num'], label: 'お仕事' },
    { job: '会社員' },
    'お仕事は半角英数字で入力してください',
  ],
  ['register', 'birthday', { is_required: true }, {}, '生年月日を入力してください'],
  [
    'register',
    'phone_number',
    {},
    { phone_number: '12345' },
    '電話番号は電話番号のフォーマットで入力してください',
  ],
  [
    'user',
    'department',
    { name: 'department', type: 'kana', label: '部署' },
    { department: 'sales' },
    '部署は全角カタカナで入力してください',
  ],
  ['user', 'gender_ct', {}, { gender_ct: 9 }, '性別を選択してください'],
  [
    'address',
    'address_name',
    { is_required: true, label: '呼び名' },
    { address_name: '' },
    '呼び名を入力してください',
  ],
  [
    'address',
    'cell_phone_number',
    { rules: ['required_without_all:address_name'] },
    {},
    'いずれかは必須項目です',
  ],
  [
    'contact',
    'order_no',
    { rules: ['max:3'], label: '番号' },
    { order_no: 'T-2026' },
    '番号は3文字以内で入力してください',
  ],
  [
    'contact',
    'postal_code',
    { rules: ['post'], label: '〒' },
    { postal_code: '12' },
    '〒は郵便番号の形式で入力してください。 例：123-4567',
  ],
  [
    'contact-business',
    'annual_sale',
    { rules: ['decimal:1'], label: '年商' },
    { annual_sale: '1.25' },
    '年商は小数点第1位までの数値を入力してください',
  ],
  [
    'contact-business',
    'establishment',
    { type: 'date', label: '設立' },
    { establishment: '2026-02-30' },
    '日付が無効です',
  ],
  ['catalog-order', 'body', { is_required: true, label: 'ご要望' }, {}, 'ご要望を入力してください'],
] as const)(
  '%s applies the rules configured by staff for %s (%j)',
  async (page, name, asked, change, message) => {
    await layOut(page, { name, ...asked } as Partial<Field> & { name: string })

    const { status, body } = await send(page, change)

    expect(status).toBe(422)
    expect(body.errors).toEqual({ [name]: [message] })
  },
)

test('requires a mandatory checkbox to be ticked', async () => {
  await layOut('register', { name: 'is_receive_newsletter', is_required: true, label: 'お知らせ' })

  const refused = await send('register', { is_receive_newsletter: 0 })
  const accepted = await send('register', { is_receive_newsletter: 1 })

  expect(refused.body.errors).toEqual({ is_receive_newsletter: ['お知らせを確認してください'] })
  expect(accepted.status).toBe(200)
})

test('neither serves nor requires a choice field without options', async () => {
  const names = async () => (await served('contact')).form.map(({ name }) => name)
  const before = await names()
  const { id } = await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'inquiries', key: 'other', name: 'その他' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const after = await names()
  const [missing, unknown, chosen] = [
    await send('contact'),
    await send('contact', { category_id: id + 999 }),
    await send('contact', { category_id: id }),
  ]
  await api.db.deleteFrom('category').where('id', '=', id).execute()

  expect([before.includes('category_id'), after.includes('category_id')]).toEqual([false, true])
  for (const { body } of [missing, unknown])
    expect(body.errors).toEqual({ category_id: ['お問い合わせの種類を選択してください'] })
  expect(chosen.status).toBe(200)
})

test('requires the company and makes kana optional in the business theme (§5)', async () => {
  const blank = { last_name_kana: '', first_name_kana: '' }
  const shippingBlank = { shipping_last_name_kana: '', shipping_first_name_kana: '' }
  const { access_token } = (
    await registered(api, { ...calls.register().body, ...blank, corporation: '山田商店' }, business)
  ).body
  const buyer = { id: 0, email: `new-${newcomers}@example.jp`, accessToken: access_token as string }

  const inBusiness = [
    await send('register', blank, { headers: business }),
    await send('user', { ...blank, corporation: '' }, { headers: business, as: buyer }),
    await send('address', { ...shippingBlank, shipping_last_name: '' }, { headers: business, as: buyer }),
  ]
  const inGift = [
    await send('register', blank),
    await send('user', blank),
    await send('address', shippingBlank),
  ]
  const taken = await send('address', shippingBlank, { headers: business, as: buyer })

  expect(inBusiness.map(({ body }) => body.errors)).toEqual([
    { corporation: ['会社名を入力してください'] },
    { corporation: ['会社名を入力してください'] },
    { shipping_last_name: ['姓を入力してください'] },
  ])
  expect(inGift.map(({ body }) => Object.keys(body.errors))).toEqual([
    ['last_name_kana', 'first_name_kana'],
    ['last_name_kana', 'first_name_kana'],
    ['shipping_last_name_kana', 'shipping_first_name_kana'],
  ])
  expect(taken.status).toBe(200)
})

test("validates a cart's orderer and address against the served form", async () => {
  const named = async (page: string, name: string, change: object) => {
    const { form } = await served(page)
    const own = form.map((field) => (field.name === name ? { ...field, ...change } : field))
    await api.db
      .insertInto('page_form')
      .values({ channel_id, page, form: JSON.stringify(own) })
      .execute()
  }
  await named('cart-orderer', 'phone_number', { label: '会社の電話番号' })
  await named('cart-address', 'address', { label: '納品先' })
  const second = { name: 'cell_phone_number', label: '担当者の携帯電話', type: 'tel', is_required: true }
  const { form } = await served('cart-address')
  await api.db
    .updateTable('page_form')
    .set({ form: JSON.stringify([...form, second]) })
    .where('page', '=', 'cart-address')
    .execute()
  const { token } = (await aShopper(api)).cart
  const patch = (path: string, body: object) =>
    api.call('PATCH', `/v1/carts/${path}`, { body: { token, ...body } })

  const orderer = await patch('order/modify', { orderer: anOrderer({ phone_number: '' }) })
  const shipped = await patch('shippings/add', { address: anAddress() })

  expect(orderer.body.errors).toEqual({ phone_number: ['会社の電話番号を入力してください'] })
  expect(shipped.body.errors).toEqual({ cell_phone_number: ['担当者の携帯電話を入力してください'] })
})
