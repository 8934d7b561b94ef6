import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { FormField } from './page-form.table'
import { standardForms } from './standard-forms.rules'

const seed = join(__dirname, '../../seed')
type OwnForm = { page: string; form: FormField[] }
const ownForms = readdirSync(seed, { withFileTypes: true })
  .filter((shop) => shop.isDirectory() && readdirSync(join(seed, shop.name)).includes('forms.yaml'))
  .flatMap(({ name }) =>
    (parse(readFileSync(join(seed, name, 'forms.yaml'), 'utf8')) as OwnForm[]).map(
      ({ page, form }) => [`${page} of ${name}`, page, form] as const,
    ),
  )
const forms = [
  ...Object.entries(standardForms).map(([page, { form }]) => [page, page, form] as const),
  ...ownForms,
]

/** Autocomplete tokens by wire field name. The parts of a name or an address have tokens of their own. */
const tokens: Partial<Record<string, string>> = {
  email: 'email',
  phone_number: 'tel',
  cell_phone_number: 'mobile tel',
  corporation: 'organization',
  url: 'url',
  ccNumber: 'cc-number',
  ccName: 'cc-name',
  ccExpiration: 'cc-exp',
  securityCode: 'cc-csc',
  // These values are useless in any other form, so the browser should not store them.
  address_name: 'off',
  answer: 'off',
  order_no: 'off',
}
const tokensOfContact: typeof tokens = { ...tokens, name: 'name' }
const isContact = (page: string) => /^(contact|catalog-order)/.test(page)
const partsHaveTheirOwn = ['person_name', 'address', 'password', 'birthday', 'checkbox', 'radio', 'select']

test.each(forms)('sets the autocomplete tokens of all fields in the %s form', (_name, page, form) => {
  const fields = form.filter(({ type }) => !partsHaveTheirOwn.includes(type))
  const expected = isContact(page) ? tokensOfContact : tokens

  const told = fields.map(({ name, autocomplete }) => [name, autocomplete ?? null])
  const known = fields.map(({ name }) => [
    name,
    expected[name] ?? (name === 'address' ? 'street-address' : null),
  ])

  expect(told).toEqual(known)
})
