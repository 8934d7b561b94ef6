import type { DeliveryArea } from '@storefront/contracts'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const areas = async (): Promise<DeliveryArea[]> => (await api.call('GET', '/v1/delivery-areas')).body.data
const areaOf = async (prefecture: string) =>
  (await areas()).find(({ prefectures }) => prefectures.includes(prefecture))

test('assigns one area to each prefecture and another to remote islands', async () => {
  const all = await areas()

  expect(new Set(all.flatMap(({ prefectures }) => prefectures)).size).toBe(47)
  expect(all.flatMap(({ prefectures }) => prefectures)).toHaveLength(47)
  expect(all.find(({ key }) => key === 'island')).toMatchObject({ name: '離島', prefectures: [] })
  expect(all.filter(({ is_own }) => is_own).map(({ name }) => name)).toEqual(['関東'])
})

test('returns the postage that carts are charged', async () => {
  const rates = await api.db
    .selectFrom('carriage_rate')
    .select(['carriage_kind', 'price_with_tax', 'free_from'])
    .where('region', '=', 'hokkaido')
    .execute()

  const hokkaido = await areaOf('北海道')

  expect(rates.length).toBe(2)
  for (const { carriage_kind, ...rate } of rates) expect(hokkaido?.[carriage_kind]).toEqual(rate)
})

test('prefers postage rates of the channel over those of the shop', async () => {
  const channel = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('channel_carriage_rate')
    .values({
      channel_id: channel.id,
      region: 'kanto',
      carriage_kind: 'normal',
      price_with_tax: 660,
      free_from: 8800,
    })
    .execute()

  expect((await areaOf('東京都'))?.normal).toEqual({ price_with_tax: 660, free_from: 8800 })
  expect((await areaOf('大阪府'))?.normal?.price_with_tax).not.toBe(660)
})

test('determines the delivery area from the postal code', async () => {
  const areaOfCode = async (code: string) =>
    (await api.call('GET', `/v1/postal-code?code=${code}`)).body.data[0].delivery_area

  expect(await areaOfCode('1000001')).toBe('kanto')
  expect(await areaOfCode('1000101')).toBe('island')
})

test('lists only upcoming days without delivery', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  api.setClock('2026-12-07T09:00:00+09:00')
  await api.db
    .insertInto('carrier_holiday')
    .values(['2026-12-06', '2027-01-01'].map((day) => ({ channel_id, day })))
    .execute()

  expect((await areaOf('沖縄県'))?.undelivered_days).toEqual(['2027-01-01'])
})
