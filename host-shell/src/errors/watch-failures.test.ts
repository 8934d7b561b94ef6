import { waitFor } from '@testing-library/react'
import { listMessages } from '@storefront/contracts'
import { on, reportFailure } from '@storefront/event-bus'
import { call, configureHttp } from '@storefront/http'
import { fakeApi } from '@storefront/testing'
import { watchFailures } from './watch-failures'

const api = fakeApi()
const message = { code: 'note', title: '送料', body: '全国一律', updated_at: '2026-11-22T09:00:00+09:00' }
const told: string[] = []

beforeAll(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  watchFailures()
  on('failure.reported').subscribe(({ kind, detail }) => told.push(`${kind} ${detail}`))
})
beforeEach(() => {
  told.length = 0
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.innerHTML = '<main id="outlet"><div data-app="content" data-release="1.1.0"></div></main>'
})

test('reports the broken fields when a TypeError follows a contract violation', async () => {
  api.answerBy(listMessages, () => [{ data: [message, { ...message, body: null, code: 3 }] }, 200])
  await call(listMessages, { query: {} })
  await call(listMessages, { query: {} })

  reportFailure('route-error', new TypeError("Cannot read properties of null (reading 'trim')"))

  await waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]).toBe(
    'contract-broken content 1.1.0: GET /v1/messages: data[1].code is number instead of string, data[1].body is null instead of string',
  )
})

test('attributes a TypeError to the screen if no contract was violated', async () => {
  api.answer(listMessages, { data: [message] })
  await call(listMessages, { query: {} })

  reportFailure('route-error', new TypeError('x is not a function'))
  reportFailure('route-error', new TypeError('x is not a function'))
  await new Promise((resolve) => setTimeout(resolve))

  expect(told).toEqual(Array.from({ length: 2 }, () => 'route-error TypeError: x is not a function'))
})
