import { hashPassword } from '../../platform/secret/password'
import { hashToken } from '../../platform/secret/token.rules'
import { aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function anOrder(as: SignedIn) {
  const { order_no } = await (await aReadyShopper(api, { as })).decide()
  const list = await api.call('GET', '/v1/me/orders', { as })
  return { order_no, id: list.body.data[0].id as number }
}

async function aDeliveredOrder(as: SignedIn) {
  const order = await anOrder(as)
  await api.db.updateTable('order').set({ status: 'delivered' }).where('id', '=', order.id).execute()
  return order
}

const download = (as: SignedIn, id: number) => api.call('GET', `/v1/me/orders/${id}/download/receipt`, { as })
const name = (as: SignedIn, id: number, receipt_name: string, receipt_proviso = '文具代') =>
  api.call('PUT', `/v1/me/orders/${id}/receipt`, { as, body: { receipt_name, receipt_proviso } })
const kept = (id: number) =>
  api.db
    .selectFrom('order')
    .select(['receipt_name', 'receipt_proviso', 'receipt_issued_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** PDF metadata encodes non-Latin text as UTF-16BE. */
const isCopy = (pdf: Buffer) => pdf.includes(Buffer.from('再発行', 'utf16le').swap16())

test('lets a member download the receipt as a named PDF', async () => {
  const as = await api.signIn()
  const { id, order_no } = await anOrder(as)

  expect(await download(as, id)).toMatchObject({ status: 422, body: { code: 'order.receipt.not_available' } })
  await api.db.updateTable('order').set({ status: 'delivered' }).where('id', '=', id).execute()
  const { raw, headers } = await download(as, id)

  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(raw.length).toBeLessThan(80_000)
  expect(decodeURIComponent(String(headers['x-suggested-filename']))).toBe(`領収書_${order_no}.pdf`)
})

test('requires order number and token for a guest’s receipt', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payByCard('4242424242424242')
  const { order_no, receipt_token } = await shopper.decide()
  const path = `/v1/orders/${order_no}/download/receipt`

  expect((await api.call('GET', `${path}?t=${receipt_token}`)).headers['content-type']).toBe(
    'application/pdf',
  )
  expect((await api.call('GET', `${path}?t=guess`)).status).toBe(404)
})

test('still issues the original after the token of a receipt was checked', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payByCard('4242424242424242')
  const { order_no, receipt_token } = await shopper.decide()
  const ask = (no: unknown, t: unknown) => api.call('GET', `/v1/orders/${String(no)}/receipt?t=${String(t)}`)

  expect((await ask(order_no, receipt_token)).status).toBe(204)
  expect(await ask(order_no, 'guess')).toMatchObject({
    status: 404,
    body: { errors: { t: [expect.any(String)] } },
  })
  const { raw } = await api.call('GET', `/v1/orders/${order_no}/download/receipt?t=${receipt_token}`)
  expect(isCopy(raw)).toBe(false)
})

test('prints the addressee and proviso the member chose', async () => {
  const as = await api.signIn()
  const { id } = await aDeliveredOrder(as)

  const { body } = await name(as, id, ' 株式会社つなぐ ')

  const words = { receipt_name: '株式会社つなぐ', receipt_proviso: '文具代', receipt_issued_at: null }
  expect(body).toMatchObject(words)
  expect(await kept(id)).toEqual(words)
})

test('issues only the first receipt as the original', async () => {
  const as = await api.signIn()
  const { id, order_no } = await aDeliveredOrder(as)
  const [{ receipt_token_hash }] = [
    await api.db
      .selectFrom('order')
      .select('receipt_token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ]

  const answers = await Promise.all([download(as, id), download(as, id), download(as, id)])

  expect(answers.map(({ raw }) => isCopy(raw)).sort()).toEqual([false, true, true])
  expect((await kept(id)).receipt_issued_at).not.toBeNull()
  await api.db
    .updateTable('order')
    .set({ receipt_token_hash: hashToken('of-the-mail') })
    .where('receipt_token_hash', '=', receipt_token_hash)
    .execute()
  const byMail = await api.call('GET', `/v1/orders/${order_no}/download/receipt?t=of-the-mail`)
  expect(byMail.status).toBe(200)
  expect(isCopy(byMail.raw)).toBe(true)
})

test('rejects changes to an issued receipt’s addressee and proviso', async () => {
  const as = await api.signIn()
  const { id } = await aDeliveredOrder(as)
  await name(as, id, '株式会社つなぐ')
  await download(as, id)

  const late = await name(as, id, '別の会社')

  expect(late.status).toBe(422)
  expect(late.body.code).toBe('order.receipt.issued')
  expect((await kept(id)).receipt_name).toBe('株式会社つなぐ')
})

test('rejects an addressee for an unavailable receipt or another member’s order', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)

  expect((await name(as, id, '株式会社つなぐ')).body.code).toBe('order.receipt.not_available')
  expect((await name(await api.signIn(), id, '株式会社つなぐ')).status).toBe(404)
  expect((await kept(id)).receipt_name).toBeNull()
})

test('lets former members download receipts with number and token', async () => {
  const as = await api.signIn({ password_hash: await hashPassword('Gift-2026') })
  const { order_no } = await aDeliveredOrder(as)
  const mail = await api.newestMail('taro@example.jp')
  const token = new RegExp(`no=${order_no}&t=([\\w-]+)`).exec(mail?.text ?? '')?.[1]

  await api.call('DELETE', '/v1/me/user', { as, body: { current_password: 'Gift-2026' } })

  const { status, headers } = await api.call('GET', `/v1/orders/${order_no}/download/receipt?t=${token}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
})

test('returns the same response for a wrong number and wrong token', async () => {
  const as = await api.signIn()
  const { order_no } = await aDeliveredOrder(as)

  const answers = [
    await api.call('GET', `/v1/orders/${order_no}/download/receipt?t=guess`),
    await api.call('GET', '/v1/orders/T0/download/receipt?t=guess'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(answers[0]?.body.errors.t[0]).toMatch(/^ご注文番号と領収書コードの組み合わせが見つかりません/)
})
