import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const advert = 'https://advert.example をご覧ください'

async function receiptOf(email: string, as?: SignedIn) {
  const body = { mode: 'send', name: '広告太郎', email, body: advert }
  const { body: answer } = await api.call('POST', '/v1/inquiries', { as, body })
  return { mail: await api.newestMail(email), inquiryNo: answer.inquiry_no as string }
}

test('sends a guest the inquiry number but none of their text', async () => {
  const { mail, inquiryNo } = await receiptOf('stranger@example.jp')

  expect(mail?.text).toContain(inquiryNo)
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/advert|広告太郎/)
})

test('quotes the inquiry only in mails to the member’s own address', async () => {
  const as = await api.signIn()

  expect((await receiptOf(as.email, as)).mail?.text).toContain(advert)
  expect((await receiptOf('somebody-else@example.jp', as)).mail?.text).not.toContain('advert')
})
