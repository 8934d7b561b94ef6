import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { importShop } from '../shop-import/import-shop.command'
import { freshApi, type FreshApi } from '../testing/fresh-api'

const seed = join(__dirname, '../../seed')
let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
  await importShop(join(__dirname, '../shop-import/testing/small-shop'), api.services)
  await importShop(join(seed, 'business'), api.services)
  await importShop(join(seed, 'school'), api.services)
}, 60_000)
afterAll(() => api.close())

type Form = { form: { name: string }[]; options: Record<string, { value: number; label: string }[]> }

/** Fields of the contact form in the Business theme (§3). */
const fields = [
  ...['category_id', 'corporation', 'department', 'address', 'establishment', 'annual_sale', 'capital'],
  ...['employee_num', 'business_type', 'store_name', 'business_hours', 'business_holiday', 'url', 'delivery'],
  ...['delivery_company', 'payment', 'order_no', 'body'],
]
/** Fields of the sender, to whom the shop replies. They aren't among the 18 fields of §3. */
const person = ['name', 'name_kana', 'email', 'phone_number']

function expectWhole({ form, options }: Form) {
  const names = form.map(({ name }) => name).filter((name) => !person.includes(name))
  expect([...names].sort()).toEqual([...fields].sort())
  expect(options.delivery?.map(({ value }) => value)).toEqual([1, 2, 3])
  expect(options.payment?.map(({ value }) => value)).toEqual([1, 2, 3])
}

test.each([
  ['business', 'contact-business'],
  ['business', 'contact'],
  ['school', 'contact-business'],
  ['tsunagu', 'contact-business'],
])("serves the %s shop's %s form with the 18 fields of §3", async (channel, page) => {
  const headers = { 'x-ecd-channel-id': channel }
  expectWhole((await api.call('GET', `/v1/pages/front/layout/${page}`, { headers })).body as Form)
})

test("includes the fields of §3 in the seeded gift shop's form", () => {
  const forms = parse(readFileSync(join(seed, 'tsunagu/forms.yaml'), 'utf8')) as (Form & { page: string })[]

  expectWhole(forms.find(({ page }) => page === 'contact-business')!)
})

test.each([
  ['delivery', 4, 'delivery'],
  ['payment', 0, 'payment'],
])('returns a field error when the %s of an inquiry is %i', async (name, value, field) => {
  const body = {
    mode: 'prepare',
    form: 'contact-business',
    ...{
      corporation: '山田商店',
      address: '東京都',
      business_type: '小売',
      name: '山田',
      body: '取引の相談です',
    },
    ...{ email: 'a@example.jp', phone_number: '0312345678', delivery: 1, payment: 1, [name]: value },
  }
  const headers = { 'x-ecd-channel-id': 'business' }
  const { status, body: answer } = await api.call('POST', '/v1/inquiries', { headers, body })

  expect(status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([field])
})
