import { anAddress } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let as: SignedIn
beforeAll(async () => {
  api = await freshApi()
  as = await api.signIn()
}, 60_000)
afterAll(() => api.close())

/** Adds a direction override, a zero-width space, a bell character and an isolate to a text. */
const typed = (text: string) => `\u202E${text.slice(0, 1)}\u200B\u0007${text.slice(1)}\u2066`

const address = { division_ct: 2, is_default: false, is_sender_default: false, cell_phone_number: '' }

test.each([
  ['a list', '/v1/me/user-lists', { name: typed('ほしいもの'), note: '' }, 'name', 'ほしいもの'],
  ['a bookmark', '/v1/me/bookmarks', { title: typed('タオル'), url: '/product?word=a' }, 'title', 'タオル'],
  [
    'an address name',
    '/v1/me/user-addresses',
    { ...address, ...anAddress(), address2: typed('青葉荘'), address_name: typed('実家') },
    'address_name',
    '実家',
  ],
])('strips invisible characters from %s', async (_what, path, body, field, kept) => {
  const answer = await api.call('POST', path, { as, body })

  expect(answer.status).toBe(200)
  expect(answer.body?.[field] ?? answer.body?.data?.[field]).toEqual(kept)
})

test("keeps an inquiry's line breaks and joined emoji", async () => {
  const body = { name: '山田　花子', email: as.email, mode: 'send', body: '一行目\n\t👨‍👩‍👧 二\u202E行目' }

  await api.call('POST', '/v1/inquiries', { as, body })

  const row = await api.db.selectFrom('inquiry').select('body').executeTakeFirstOrThrow()
  expect(row.body).toBe('一行目\n\t👨‍👩‍👧 二行目')
})
