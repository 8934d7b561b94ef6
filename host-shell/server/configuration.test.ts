/** @jest-environment node */
import path from 'node:path'
import { findChannel, readConfiguration } from './configuration'

test('listens on localhost without developer overrides by default', () => {
  expect(readConfiguration({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    compositionFile: path.resolve('.shop/composition.json'),
    fragmentHosts: [],
    shellReleases: path.resolve(__dirname, '../..'),
    fragmentDeadlineMs: 1_500,
    fragmentSickDeadlineMs: 300,
    fragmentConcurrency: 8,
    fragmentQueueLimit: 64,
    channels: new Map([['*', 'tsunagu']]),
    allowedHosts: undefined,
    trustedProxies: 'loopback,linklocal,uniquelocal',
    publicOrigin: undefined,
    paymentOrigin: undefined,
    isDeveloperOverrideAllowed: false,
    developmentNote: undefined,
  })
})

test('applies each environment variable', () => {
  expect(
    readConfiguration({
      PORT: '9000',
      HOST: '0.0.0.0',
      COMPOSITION: '/srv/composition.json',
      FRAGMENT_HOSTS: 'mfe-cart, mfe-catalog',
      SHELL_RELEASES: '/srv/shell',
      FRAGMENT_DEADLINE_MS: '900',
      FRAGMENT_SICK_DEADLINE_MS: '100',
      FRAGMENT_CONCURRENCY: '4',
      FRAGMENT_QUEUE_LIMIT: '8',
      CHANNELS: '*=school',
      ALLOWED_HOSTS: 'Shop.example., b2b.example',
      TRUSTED_PROXIES: '203.0.113.80',
      PUBLIC_ORIGIN: 'https://shop.example/',
      PAYMENT_ORIGIN: 'https://pay.example/',
      DEVELOPER_OVERRIDE: '1',
      DEVELOPMENT_NOTE: '開発中: mfe-cart',
    }),
  ).toEqual({
    port: 9000,
    host: '0.0.0.0',
    compositionFile: '/srv/composition.json',
    fragmentHosts: ['mfe-cart', 'mfe-catalog'],
    shellReleases: '/srv/shell',
    fragmentDeadlineMs: 900,
    fragmentSickDeadlineMs: 100,
    fragmentConcurrency: 4,
    fragmentQueueLimit: 8,
    channels: new Map([['*', 'school']]),
    allowedHosts: new Set(['shop.example', 'b2b.example']),
    trustedProxies: '203.0.113.80',
    publicOrigin: 'https://shop.example',
    paymentOrigin: 'https://pay.example',
    isDeveloperOverrideAllowed: true,
    developmentNote: '開発中: mfe-cart',
  })
})

test('has a development note only with developer overrides', () => {
  expect(readConfiguration({ DEVELOPMENT_NOTE: '開発中' }).developmentNote).toBeUndefined()
})

test.each(['0', 'true', 'yes', ''])('enables developer overrides only for 1, not %j', (word) => {
  expect(readConfiguration({ DEVELOPER_OVERRIDE: word }).isDeveloperOverrideAllowed).toBe(false)
})

test('maps a host to its channel and others to the default', () => {
  const several = readConfiguration({ CHANNELS: 'shop.example=tsunagu, b2b.example=business,*=school' })

  expect(['b2b.example', 'shop.example', 'elsewhere'].map((host) => findChannel(several, host))).toEqual([
    'business',
    'tsunagu',
    'school',
  ])
  expect(findChannel(readConfiguration({ CHANNELS: 'b2b.example=business' }), 'elsewhere')).toBe('tsunagu')
})

test('ignores case and a trailing dot in a channel’s host', () => {
  const shops = readConfiguration({ CHANNELS: 'B2B.example=business,*=tsunagu' })

  expect(findChannel(shops, 'b2b.EXAMPLE')).toBe('business')
  expect(findChannel(shops, 'b2b.example.')).toBe('business')
})

test.each([
  ['any', '*=tsunagu', undefined, undefined],
  ['the channels’ without a default', 'a.example=tsunagu', undefined, ['a.example']],
  ['listed and channels’', 'a.example=tsunagu,*=b', 'B.example.', ['b.example', 'a.example']],
])('derives the allowed hosts from the configuration (%s)', (_which, CHANNELS, ALLOWED_HOSTS, allowed) => {
  const { allowedHosts } = readConfiguration({ CHANNELS, ALLOWED_HOSTS })

  expect(allowedHosts && [...allowedHosts]).toEqual(allowed)
})
