import { join } from 'node:path'
import { importShop } from '../../shop-import/import-shop.command'
import { aUserAccount } from '../../testing/builders'
import { aReadyShopper, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { registered } from '../../testing/registered'

const seed = join(__dirname, '../../../seed')
const business = { 'x-ecd-channel-id': 'business' }
const school = { 'x-ecd-channel-id': 'school' }
let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
  await importShop(join(__dirname, '../../shop-import/testing/small-shop'), api.services)
  await importShop(join(seed, 'business'), api.services)
  await importShop(join(seed, 'school'), api.services)
}, 60_000)
afterAll(() => api.close())

const inShop = (headers: Record<string, string>) => (url: string) => api.call('GET', url, { headers })
const signIn = async (headers: Record<string, string>) => {
  const { body } = await api.call('POST', '/v1/auth/login', {
    headers,
    body: { username: 'hanako@example.com', password: 'Gift-2026' },
  })
  return { accessToken: body.access_token as string, id: body.user_id as number, email: 'hanako@example.com' }
}

test.each([
  ['business', business, 'つなぐビジネス', 'business'],
  ['school', school, 'つなぐ制服', 'school'],
])('returns the %s shop’s own name, namespace, theme and settings', async (code, headers, name, theme) => {
  const site = await inShop(headers)('/public.json')
  const settings = await inShop(headers)('/v1/settings/front')

  expect(site.body).toMatchObject({ channel: code, name, namespace: code, theme })
  expect(site.body.channels.map((channel: { code: string }) => channel.code).sort()).toEqual([
    'business',
    'school',
    'tsunagu',
  ])
  expect(settings.body).toMatchObject({ 'SITE.NAMESPACE': code, 'SITE.THEME': theme })
  expect(Object.keys(settings.body).filter((key) => key.startsWith('USER.'))).toEqual([
    'USER.IS_NAME_KANA_OPTIONAL',
    'USER.IS_SCHOOL_REQUIRED',
  ])
})

test('makes name_kana optional only in the business theme (§5)', async () => {
  const isOptional = async (headers: Record<string, string>) =>
    (await inShop(headers)('/v1/settings/front')).body['USER.IS_NAME_KANA_OPTIONAL']

  expect([await isOptional(business), await isOptional({}), await isOptional(school)].map(Boolean)).toEqual([
    true,
    false,
    false,
  ])
})

test('tells browsers where registration needs a school', async () => {
  const isRequired = async (headers: Record<string, string>) =>
    (await inShop(headers)('/v1/settings/front')).body['USER.IS_SCHOOL_REQUIRED']

  expect(await isRequired(school)).toBe(true)
  expect(await isRequired({})).toBe(false)
})

test('lists only the shop’s own products', async () => {
  const keysOf = async (headers: Record<string, string>) =>
    ((await inShop(headers)('/v1/products?per=100')).body.data as { key: string }[]).map(({ key }) => key)

  const [own, theirs, uniforms] = [await keysOf({}), await keysOf(business), await keysOf(school)]

  expect(theirs).toContain('towel-case-shiro')
  expect(uniforms.length).toBeGreaterThan(20)
  expect([...own, ...theirs, ...uniforms].length).toBe(new Set([...own, ...theirs, ...uniforms]).size)
  expect((await inShop(school)('/v1/products/towel-case-shiro')).status).toBe(404)
  expect((await inShop(business)('/v1/products?word=制服')).body.data).toEqual([])
})

test('doesn’t find another shop’s products and coupons', async () => {
  const theirs = await api.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', 'towel-case-shiro')
    .executeTakeFirstOrThrow()
  const member = await signIn({})
  const shopper = await aShopper(api)
  const call = async (method: string, url: string, body?: object) =>
    (await api.call(method, url, { as: member, body })).status

  const answers = [
    await call('PATCH', '/v1/carts/products/add', {
      token: shopper.cart.token,
      product_id: theirs.id,
      quantity: 1,
    }),
    await call('PATCH', '/v1/carts/coupons/add', { token: shopper.cart.token, code: 'FIRSTLOT' }),
    await call('POST', `/v1/products/${theirs.id}/likes`),
    await call('POST', '/v1/product-histories', { product_id: theirs.id }),
    await call('PATCH', '/v1/me/user-lists/attach', { table: 'products', ids: [theirs.id] }),
    await call('POST', '/v1/product-requests', { product_id: theirs.id, email: 'a@example.jp' }),
  ]

  expect(answers.filter((status) => ![400, 404, 422].includes(status))).toEqual([])
})

test('rejects a login, cart and order in another shop', async () => {
  const member = await signIn(business)
  const shopper = await aReadyShopper(api)
  const { order_no } = await shopper.decide()

  const asMember = await api.call('GET', '/v1/me/user', { as: member })
  const cart = await api.call('GET', `/v1/carts/${shopper.cart.token}`, { headers: school })
  const order = await api.call('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`, {
    headers: school,
  })

  expect([asMember.status, cart.status, order.status]).toEqual([401, 422, 404])
  expect(cart.body.code).toBe('cart.common.is_expired')
})

test('applies each shop’s own payment methods and postage', async () => {
  const kinds = async (headers: Record<string, string>) =>
    ((await inShop(headers)('/v1/payments')).body.data as { kind: string }[]).map(({ kind }) => kind)
  const carriages = await api.db
    .selectFrom('channel_carriage_rate')
    .innerJoin('channel', 'channel.id', 'channel_id')
    .select(['code', 'price_with_tax'])
    .where('region', '=', 'kanto')
    .where('carriage_kind', '=', 'normal')
    .orderBy('code')
    .execute()

  expect(await kinds(business)).toEqual(['bank_transfer', 'deferred', 'card'])
  expect(await kinds(school)).toEqual(['card', 'convenience_store', 'cash_on_delivery'])
  expect(carriages).toEqual([
    { code: 'business', price_with_tax: 1100 },
    { code: 'school', price_with_tax: 660 },
    { code: 'tsunagu', price_with_tax: 770 },
  ])
})

test('finds schools only in the school shop', async () => {
  const check = (headers: Record<string, string>) =>
    api.call('POST', '/takimoto/v1/schools/check', { headers, body: { key: '１１０１' } })

  expect((await check(school)).body).toEqual({ key: '1101', check: true, name: '青空小学校' })
  expect((await check(business)).body).toMatchObject({ check: false, name: null })
})

test('labels forms by the shop’s theme', async () => {
  const labels = async (headers: Record<string, string>, page: string) =>
    ((await inShop(headers)(`/v1/pages/front/layout/${page}`)).body.form as { label: string }[]).map(
      ({ label }) => label,
    )

  expect(await labels(business, 'contact-business')).toEqual(
    expect.arrayContaining(['会社名', 'ご担当者名', '年商', 'お届けの方法']),
  )
  expect(await labels(business, 'user')).toEqual(expect.arrayContaining(['会社名', '会社の電話番号', '役職']))
  expect(await labels(school, 'register')).toEqual(expect.arrayContaining(['学校コード', '保護者のお名前']))
  expect(await labels({}, 'card')).toEqual(['カード番号', 'カード名義', '有効期限', 'セキュリティ番号'])
})

test.each(['register', 'user', 'address', 'cart-orderer', 'cart-address', 'social-gift'])(
  'words the building of a family’s address in the %s form',
  async (page) => {
    const { form } = (await inShop(school)(`/v1/pages/front/layout/${page}`)).body as {
      form: { type: string; building_label?: string }[]
    }

    expect(form.filter(({ type }) => type === 'address')).toMatchObject([
      { building_label: '建物名・部屋番号' },
    ])
  },
)

const home = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '１－１',
  phone_number: '0312345678',
}
const profile = {
  ...home,
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: '',
  first_name_kana: '',
  password: 'Gift-2026',
  password_confirmation: 'Gift-2026',
}

test('requires kana at registration except in the business shop (§5)', async () => {
  const inBusiness = await api.call('POST', '/v1/users', {
    headers: business,
    body: { ...profile, corporation: '山田商店', email: 'kana@example.jp' },
  })
  const inGift = await api.call('POST', '/v1/users', { body: { ...profile, email: 'kana@example.jp' } })

  expect(inBusiness.status).toBe(200)
  expect(inGift.body.errors).toHaveProperty('last_name_kana')
})

test('requires a known school code at registration in the school shop', async () => {
  const register = (school_key: string) =>
    registered(
      api,
      {
        ...profile,
        last_name_kana: 'ヤマダ',
        first_name_kana: 'タロウ',
        email: 'school@example.jp',
        school_key,
      },
      school,
    )

  const refused = await register('nowhere')
  const accepted = await register('1101')

  expect(refused.body.errors).toEqual({ school_key: ['学校コードが正しくありません'] })
  const me = await api.call('GET', '/v1/me/user', {
    headers: { ...school, authorization: `Bearer ${accepted.body.access_token}` },
  })
  expect(me.body.school_key).toBe('1101')
})

test("sends emails with the shop's name and links", async () => {
  await api.runJobs()
  await api.call('POST', '/v1/reminder/request', { headers: business, body: { email: 'hanako@example.com' } })
  await api.runJobs()

  const mail = api.mails.at(-1)!
  expect(mail).toMatchObject({
    to: 'hanako@example.com',
    sender: 'つなぐビジネス',
    subject: '【つなぐビジネス】パスワード再設定のご案内',
  })
  expect(mail.text).toContain('https://business.example.jp/reminder/reset?token=')
})

test('transfers a login to the same person’s account in another shop', async () => {
  const { accessToken } = await signIn(business)
  const sync = (token: string) =>
    api.call('POST', '/v1/auth/login-sync-channel', { headers: school, body: { token } })

  const synced = await sync(accessToken)
  const me = await api.call('GET', '/v1/me/user', {
    headers: { ...school, authorization: `Bearer ${synced.body.access_token}` },
  })

  expect(synced.body).toMatchObject({ is_verify: false, is_registered_member: true })
  expect(me.body).toMatchObject({ email: 'hanako@example.com', school_key: '2101' })
  expect((await sync('no-token')).status).toBe(401)
  expect((await sync(synced.body.access_token)).status).toBe(401)
})

test('requires the target account’s second step when transferring a login', async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'school')
    .executeTakeFirstOrThrow()
  await aUserAccount(api.db, { email: 'both@example.jp' })
  const target = await aUserAccount(api.db, { channel_id, email: 'both@example.jp', is_verify: true })
  const own = await api.signIn({ email: 'third@example.jp' })
  await api.db
    .updateTable('user_account')
    .set({
      email: 'both@example.jp',
      channel_id: (
        await api.db
          .selectFrom('channel')
          .select('id')
          .where('code', '=', 'business')
          .executeTakeFirstOrThrow()
      ).id,
    })
    .where('id', '=', own.id)
    .execute()

  const synced = await api.call('POST', '/v1/auth/login-sync-channel', {
    headers: school,
    body: { token: own.accessToken },
  })
  await api.runJobs()
  const verify_code = /確認コード： (\d{6})/.exec(api.mails.at(-1)?.text ?? '')?.[1]
  const verified = await api.call('POST', '/v1/auth/verify', {
    headers: school,
    body: { verify_code, user_id: target.id, is_sync_user_channel: true },
  })

  expect(synced.body).toMatchObject({ is_verify: true, access_token: null, user_id: target.id })
  expect(verified.body.access_token).toBeTruthy()
})

test('applies the channel’s prefixes to order numbers and file URLs (§9)', async () => {
  const { id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  const set = (key: string, value: string) =>
    api.db
      .insertInto('setting')
      .values({ channel_id: id, key, value: JSON.stringify(value) })
      .onConflict((conflict) =>
        conflict.columns(['channel_id', 'key']).doUpdateSet({ value: JSON.stringify(value) }),
      )
      .execute()
  const pathsOf = async () =>
    JSON.stringify((await inShop({})('/v1/products?per=100')).body).match(/"path":"[^"]*/g) ?? []
  const before = (await pathsOf()).length
  await set('SITE.CHANNEL_PREFIX', 'gift')
  await set('SITE.STORAGE_BASE_URL', 'https://files.example.jp')

  const { order_no } = await (await aReadyShopper(api)).decide()
  const paths = await pathsOf()

  expect(order_no).toMatch(/^GIFT\d{8}-\d{6}$/)
  expect(paths.length).toBe(before)
  expect(paths.filter((path) => !path.startsWith('"path":"https://files.example.jp/'))).toEqual([])
})
