import { settleGifts } from '../../gift/gift-order/settle-gifts.job'
import { anAddress, aReadyShopper } from '../../testing/cart-builders'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { fetchParcels, moveParcels } from './move-parcels.command'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const dayMs = 86_400_000
const names = ['和子さん', '次郎さん', '健さん']
type Placed = Awaited<ReturnType<typeof aPlacedGift>>

const answer = (token: string) => api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress() })
const stateOf = async (token: string) =>
  (await api.call('GET', `/v1/social-gifts/${token}/complete`)).body.state as string
const giverSees = async ({ overview }: Placed) => (await overview()).gifts.map(({ state }) => state)
const rowsOf = async (order_no: string) => {
  const rows = await api.db
    .selectFrom('order_shipping')
    .innerJoin('order', 'order.id', 'order_shipping.order_id')
    .select(['order.status', 'order_shipping.parcel_status'])
    .where('order.order_no', '=', order_no)
    .orderBy('order_shipping.id')
    .execute()
  return { order: rows[0]?.status, parcels: rows.map(({ parcel_status }) => parcel_status) }
}
async function threeParcels() {
  const placed = await aPlacedGift(api, { names })
  for (const token of placed.tokens) await answer(token)
  const ids = (await fetchParcels(api.db, placed.order_no)).parcels.map(({ id }) => id)
  return {
    placed,
    ids,
    move: (status: 'shipped' | 'delivered', parcelId?: number) =>
      moveParcels(api.services, { orderNo: placed.order_no, status, ...(parcelId ? { parcelId } : {}) }),
  }
}

test('tracks each recipient’s parcel separately', async () => {
  const { placed, ids, move } = await threeParcels()

  await move('delivered', ids[0])
  await move('shipped', ids[1])

  expect(await rowsOf(placed.order_no)).toEqual({
    order: 'preparing',
    parcels: ['delivered', 'shipped', null],
  })
  expect(await giverSees(placed)).toEqual(['delivered', 'shipped', 'accepted'])
  expect(await Promise.all(placed.tokens.map(stateOf))).toEqual(['delivered', 'shipped', 'preparing'])
})

test('keeps delivered parcels delivered when the whole order is marked shipped', async () => {
  const { placed, ids, move } = await threeParcels()
  await move('delivered', ids[2])

  await move('shipped')

  expect(await rowsOf(placed.order_no)).toEqual({
    order: 'shipped',
    parcels: ['shipped', 'shipped', 'delivered'],
  })
  expect(await giverSees(placed)).toEqual(['shipped', 'shipped', 'delivered'])
})

test('marks an order shipped when its last two parcels ship concurrently', async () => {
  const { placed, ids, move } = await threeParcels()
  await move('shipped', ids[2])

  await Promise.all([move('shipped', ids[0]), move('shipped', ids[1])])

  expect(await rowsOf(placed.order_no)).toEqual({
    order: 'shipped',
    parcels: ['shipped', 'shipped', 'shipped'],
  })
})

test('ships an unanswered gift only after the recipient responds', async () => {
  const placed = await aPlacedGift(api, { names })
  await answer(placed.tokens[0]!)
  const { order_no } = placed

  const { parcels } = await moveParcels(api.services, { orderNo: order_no, status: 'shipped' })
  await expect(
    moveParcels(api.services, { orderNo: order_no, status: 'shipped', parcelId: parcels[1]!.id }),
  ).rejects.toThrow('nobody has said yet where it goes')

  expect(await giverSees(placed)).toEqual(['shipped', 'waiting', 'waiting'])
  expect((await answer(placed.tokens[1]!)).status).toBe(200)
  await moveParcels(api.services, { orderNo: order_no, status: 'shipped' })
  expect(await giverSees(placed)).toEqual(['shipped', 'shipped', 'waiting'])
})

test('marks the order as shipped once an expired gift is refunded', async () => {
  const placed = await aPlacedGift(api, { names: ['和子さん', '遅江さん'] })
  await answer(placed.tokens[0]!)
  await moveParcels(api.services, { orderNo: placed.order_no, status: 'shipped' })

  for (const days of [31, 15]) {
    api.advanceClock(days * dayMs)
    await settleGifts.run({}, api.services)
  }
  await api.runJobs()
  api.advanceClock(-46 * dayMs)

  expect(await giverSees(placed)).toEqual(['shipped', 'refunded'])
  expect((await rowsOf(placed.order_no)).order).toBe('shipped')
  const subjects = api.mails.map(({ subject }) => subject).filter((subject) => subject.includes('遅江さん'))
  expect(subjects).toEqual([
    expect.stringContaining('受け取り期限が過ぎました'),
    expect.stringContaining('ご返金について'),
  ])
})

test('announces each shipped parcel once by email without the recipient’s address', async () => {
  const { placed, ids, move } = await threeParcels()
  const sentMails = async () => {
    await api.runJobs()
    return api.mails.filter(({ subject }) => subject.includes(`商品を発送しました（${placed.order_no}）`))
  }

  await moveParcels(api.services, {
    orderNo: placed.order_no,
    status: 'shipped',
    parcelId: ids[0],
    trackingNumber: '1234-5678-9012',
  })
  const [first, ...others] = await sentMails()
  await move('shipped')
  await move('delivered')

  expect(others).toEqual([])
  expect(first?.text).toContain('お届け先：和子さん')
  expect(first?.text).not.toMatch(/千代田|1234|次郎さん/)
  const texts = (await sentMails()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[1]).toMatch(/お届け先：次郎さん[^]*お届け先：健さん/)
  expect(texts[1]).not.toContain('和子さん')
})

test('shows a shipped parcel’s tracking number to the member', async () => {
  const as = await api.signIn()
  const { order_no } = await (await aReadyShopper(api, { as })).decide()
  const [parcel] = (await fetchParcels(api.db, order_no)).parcels
  await api.db.updateTable('order_shipping').set({ carrier: 'yamato' }).where('id', '=', parcel!.id).execute()

  await moveParcels(api.services, {
    orderNo: order_no,
    status: 'shipped',
    parcelId: parcel!.id,
    trackingNumber: '1234-5678-9012',
  })

  const mail = await api.newestMail()
  expect(mail?.text).toContain('送り状番号： ヤマト運輸 1234-5678-9012')
  expect(mail?.text).toContain('https://jizen.kuronekoyamato.co.jp/')
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })
  const { body: order } = await api.call('GET', `/v1/me/orders/${list.data[0].id}`, { as })
  expect(order.shippings).toMatchObject([{ status_name: '発送済み', tracking_number: '1234-5678-9012' }])
  await expect(
    moveParcels(api.services, {
      orderNo: order_no,
      status: 'shipped',
      parcelId: parcel!.id,
      trackingNumber: '?',
    }),
  ).rejects.toThrow('? is no number of a parcel.')
})

test('rejects unknown orders, unknown parcels and cancelled orders', async () => {
  const { placed } = await threeParcels()
  const other = await threeParcels()
  const { order_no: orderNo } = placed

  await expect(fetchParcels(api.db, 'T0')).rejects.toThrow('There is no order T0.')
  await expect(
    moveParcels(api.services, { orderNo, status: 'shipped', parcelId: other.ids[0] }),
  ).rejects.toThrow(`Order ${orderNo} has no parcel ${other.ids[0]}.`)
  await api.db.updateTable('order').set({ status: 'cancelled' }).where('order_no', '=', orderNo).execute()
  await expect(moveParcels(api.services, { orderNo, status: 'shipped' })).rejects.toThrow('is cancelled')
  expect((await rowsOf(orderNo)).parcels).toEqual([null, null, null])
})
