import { moveParcels } from '../../checkout/shipment/move-parcels.command'
import { anAddress, aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const points = async (as: SignedIn) => (await api.call('GET', '/v1/me/points', { as })).body
const histories = async (as: SignedIn) => (await api.call('GET', '/v1/me/point-histories', { as })).body.data
const ship = (orderNo: string) => moveParcels(api.services, { orderNo, status: 'shipped' })

/** Places an order that earns 33 points. */
async function anOrder(as: SignedIn, kind: 'cash_on_delivery' | 'deferred' = 'cash_on_delivery') {
  const shopper = await aReadyShopper(api, { as })
  await shopper.payBy(kind)
  return (await shopper.decide()) as { order_no: string }
}
async function cancelNewest(as: SignedIn) {
  const { body } = await api.call('GET', '/v1/me/orders', { as })
  await api.call('PUT', `/v1/me/orders/${body.data[0].id}/cancel`, { as, body: { cancel_reason: 'x' } })
}

test.each(['cash_on_delivery', 'deferred'] as const)(
  'shows the expected date for points earned with %s',
  async (kind) => {
    const as = await api.signIn()

    const { order_no } = await anOrder(as, kind)

    expect(await points(as)).toMatchObject({
      point: 0,
      owed: 0,
      coming: [{ order_no, point: 33, arrival_texts: [expect.stringMatching(/^11月\d+日（.）ごろに/)] }],
    })
    expect(await histories(as)).toMatchObject([{ kind: 'earned', point: 33, is_coming: true }])
  },
)

test("doesn't accept pending points as payment", async () => {
  const as = await api.signIn()
  await anOrder(as)
  const shopper = await aReadyShopper(api, { as })

  await expect(shopper.patch('point', { point: 1 })).rejects.toMatchObject({ code: 'cart.point.not_enough' })
})

test('makes pending points usable once the order ships', async () => {
  const as = await api.signIn()
  const { order_no } = await anOrder(as)

  await ship(order_no)
  await ship(order_no)

  expect(await points(as)).toMatchObject({ point: 33, coming: [] })
  expect(await histories(as)).toMatchObject([{ kind: 'earned', point: 33, is_coming: false }])
})

test('keeps points pending until the last of several parcels ships', async () => {
  const as = await api.signIn()
  const shopper = await aReadyShopper(api, { as, quantity: 2 })
  const { order_no } = (await shopper.decide()) as { order_no: string }
  const { id, order_id, ...parcel } = await api.db
    .selectFrom('order_shipping')
    .selectAll('order_shipping')
    .innerJoin('order', 'order.id', 'order_shipping.order_id')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('order_shipping')
    .values({ ...parcel, order_id, ...anAddress(), delivery_at: '2026-12-03' })
    .execute()

  await moveParcels(api.services, { orderNo: order_no, status: 'shipped', parcelId: id })
  const [coming] = (await points(as)).coming

  expect(coming.arrival_texts).toEqual([
    expect.stringContaining('ごろにお届けします'),
    '12月3日（木）にお届けします',
  ])
  await ship(order_no)
  expect(await points(as)).toMatchObject({ point: 66, coming: [] })
})

test('removes pending points on cancellation without creating a debt', async () => {
  const as = await api.signIn()
  await anOrder(as)

  await cancelNewest(as)

  expect(await points(as)).toMatchObject({ point: 0, owed: 0, coming: [] })
  expect(await histories(as)).toMatchObject([
    { kind: 'revoked', point: -33 },
    { kind: 'earned', point: 33 },
  ])
})
