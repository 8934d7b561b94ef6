/** @jest-environment node */
import { findShopOrigin } from './shop-host.rules'

const channels = new Map([
  ['b2b.example', 'business'],
  ['*', 'tsunagu'],
])
const deployed = { channels, publicOrigin: 'https://shop.example:8443' }
const local = {
  channels: new Map([['business.localhost', 'business']]),
  publicOrigin: 'http://localhost:8080',
}

test.each([
  ['old-shop.example', 'https://shop.example:8443'],
  ['www.shop.example', 'https://shop.example:8443'],
  ['www.b2b.example', 'https://b2b.example:8443'],
])('redirects the unconfigured host %s to %s', (host, origin) => {
  expect(findShopOrigin(deployed, host)).toBe(origin)
})

test('redirects an unconfigured local name to the local shop', () => {
  expect(findShopOrigin(local, 'tsunagu.localhost')).toBe('http://localhost:8080')
})

test.each(['shop.example', 'b2b.example'])('serves the shop’s own host %s', (host) => {
  expect(findShopOrigin(deployed, host)).toBeUndefined()
})

test.each(['10.0.0.7', '[::1]', 'gateway', 'localhost'])('serves %s, which is no public name', (host) => {
  expect(findShopOrigin(deployed, host)).toBeUndefined()
})

test('serves a device that cannot reach the public origin', () => {
  expect(findShopOrigin(local, 'my-computer.local')).toBeUndefined()
})

test('serves any host without a public origin', () => {
  expect(findShopOrigin({ channels, publicOrigin: undefined }, 'old-shop.example')).toBeUndefined()
})
