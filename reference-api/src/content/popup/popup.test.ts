import { aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const frequencies = ['once', 'day', 'session'] as const

test('returns the frequency of each popup on every popup endpoint', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const ofShop = frequencies.map((frequency) => ({
    ...{ channel_id, key: frequency, title: frequency, body: '', frequency },
  }))
  const ofEvents = frequencies.map((frequency) => ({
    ...{ channel_id, key: `event-${frequency}`, title: frequency, body: '', frequency },
    event_name: `event_${frequency}`,
  }))
  await api.db
    .insertInto('popup')
    .values([...ofShop, ...ofEvents, { channel_id, key: 'unsaid', title: '既定', body: '' }])
    .execute()

  const { body: list } = await api.call('GET', '/v1/popups')
  const told = (list.data as { id: number; key: string; frequency: string }[]).map(({ key, frequency }) => [
    key,
    frequency,
  ])
  expect(told.toSorted()).toEqual(
    [
      ['day', 'day'],
      ['once', 'once'],
      ['session', 'session'],
      ['unsaid', 'once'],
    ].toSorted(),
  )
  for (const { id, frequency } of list.data)
    expect((await api.call('GET', `/v1/popups/${id}`)).body.frequency).toBe(frequency)
  for (const frequency of frequencies) {
    const { body } = await api.call('POST', '/v1/ecommerce_events', {
      body: { name: `event_${frequency}`, args: '{}' },
    })
    expect(body.popup).toMatchObject({ key: `event-${frequency}`, frequency })
  }
})

test("doesn't show the greeting popup to members who have ordered", async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('popup')
    .values({ channel_id, key: 'welcome', title: 'はじめての方に', body: '' })
    .execute()
  const as = await api.signIn()
  const shopper = await aReadyShopper(api, { as })
  const seen = async () => (await api.call('GET', '/v1/popups', { as })).body.data.length
  expect(await seen()).toBeGreaterThan(0)

  await shopper.decide()

  expect(await seen()).toBe(0)
  expect((await api.call('GET', '/v1/popups')).body.data.length).toBeGreaterThan(0)
})
