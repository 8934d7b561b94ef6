/** @jest-environment node */
import { renderFragment } from '../server'

const known = process.env.API_ORIGIN

beforeEach(() => {
  // No server listens on this port.
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  process.env.API_ORIGIN = known
  jest.restoreAllMocks()
})

test.each([
  ...['/cart', '/cart/shipping-select', '/cart/shipping-add', '/cart/shipping-matrix'],
  ...['/cart/shipping-detail', '/cart/payment', '/cart/confirm', '/cart/complete'],
])('rejects an unknown command on %s', async (path) => {
  const body = new URLSearchParams({ intent: 'no-such-command' })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body })

  const { status, html, defects } = await renderFragment(request)

  expect(status).toBe(400)
  expect(html).toContain('エラーが発生しました')
  expect(defects).toBeUndefined()
})

test('renders the error message on the server when API requests fail', async () => {
  const cookie = 'cartToken=c1'
  const { html, defects } = await renderFragment(
    new Request('http://localhost/cart/payment', { headers: { cookie } }),
  )

  expect(html).toContain('通信できませんでした')
  expect(defects).toBeUndefined()
})
