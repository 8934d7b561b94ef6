import { settleGifts } from '../../gift-order/settle-gifts.job'
import { anAddress } from '../../testing/cart-builders'
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
/** An order of three gifts that are all answered, with the numbers of its parcels. */
async function threeParcels() {
  const placed = await aPlacedGift(api, { names })
  for (const token of placed.tokens) await answer(token)
  const ids = (await fetchParcels(api.db, placed.order_no)).parcels.map(({ id }) => id)
  return {
    placed,
    ids,
    move: (status: 'shipped' | 'delivered', parcelId?: number) =>
      moveParcels(api.db, { orderNo: placed.order_no, status, ...(parcelId ? { parcelId } : {}) }),
  }
}

test('each recipient’s parcel has a status of its own, for its recipient and for the giver', async () => {
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

test('without a parcel’s number the whole order goes, and what was delivered is not on its way again', async () => {
  const { placed, ids, move } = await threeParcels()
  await move('delivered', ids[2])

  await move('shipped')

  expect(await rowsOf(placed.order_no)).toEqual({
    order: 'shipped',
    parcels: ['shipped', 'shipped', 'delivered'],
  })
  expect(await giverSees(placed)).toEqual(['shipped', 'shipped', 'delivered'])
})

test('two words of staff at once on two parcels both count, and the order follows the later', async () => {
  const { placed, ids, move } = await threeParcels()
  await move('shipped', ids[2])

  await Promise.all([move('shipped', ids[0]), move('shipped', ids[1])])

  expect(await rowsOf(placed.order_no)).toEqual({
    order: 'shipped',
    parcels: ['shipped', 'shipped', 'shipped'],
  })
})

test('a gift that nobody answered stays behind, can be answered, and is sent later', async () => {
  const placed = await aPlacedGift(api, { names })
  await answer(placed.tokens[0]!)
  const { order_no } = placed

  const { parcels } = await moveParcels(api.db, { orderNo: order_no, status: 'shipped' })
  await expect(
    moveParcels(api.db, { orderNo: order_no, status: 'shipped', parcelId: parcels[1]!.id }),
  ).rejects.toThrow('nobody has said yet where it goes')

  expect(await giverSees(placed)).toEqual(['shipped', 'waiting', 'waiting'])
  expect((await answer(placed.tokens[1]!)).status).toBe(200)
  await moveParcels(api.db, { orderNo: order_no, status: 'shipped' })
  expect(await giverSees(placed)).toEqual(['shipped', 'shipped', 'waiting'])
})

test('a gift that lapses while others are on their way is told and paid back, and the order is then shipped', async () => {
  const placed = await aPlacedGift(api, { names: ['和子さん', '遅江さん'] })
  await answer(placed.tokens[0]!)
  await moveParcels(api.db, { orderNo: placed.order_no, status: 'shipped' })

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

test('what is no order, no parcel of it, or not paid is refused in a sentence', async () => {
  const { placed } = await threeParcels()
  const other = await threeParcels()
  const { order_no: orderNo } = placed

  await expect(fetchParcels(api.db, 'T0')).rejects.toThrow('There is no order T0.')
  await expect(moveParcels(api.db, { orderNo, status: 'shipped', parcelId: other.ids[0] })).rejects.toThrow(
    `Order ${orderNo} has no parcel ${other.ids[0]}.`,
  )
  await api.db.updateTable('order').set({ status: 'cancelled' }).where('order_no', '=', orderNo).execute()
  await expect(moveParcels(api.db, { orderNo, status: 'shipped' })).rejects.toThrow('is cancelled')
  expect((await rowsOf(orderNo)).parcels).toEqual([null, null, null])
})
