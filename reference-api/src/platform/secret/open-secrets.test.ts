import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from '../../configuration'
import { openSecrets } from './open-secrets'
import { addressMark, derivedKey } from './secret.rules'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'storefront-secrets-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const real = (mark: string) => mark + '3f9a1c7e5b2d8046'.repeat(2)
const named = { PAYMENT_SECRET: real('p'), RECEIPT_LINK_SECRET: real('r'), GIFT_LINK_SECRET: real('g') }
const open = (env: Record<string, string>) =>
  openSecrets(readConfiguration({ DATA_FOLDER: folder, NODE_ENV: 'production', ...env }).secrets)
const onServer = { DATABASE_URL: 'postgresql://shop@db/shop' }

test.each(Object.keys(named))('refuses to start on a PostgreSQL server without %s', async (variable) => {
  await expect(open({ ...onServer, ...named, [variable]: '' })).rejects.toThrow(
    `${variable} is missing: a shop on a PostgreSQL server names its secrets; make one with \`openssl rand -hex 32\`.`,
  )
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['change-me', /well-known example/],
  ['change-me-too', /well-known example/],
  ['sandbox-only', /well-known example/],
  ['change-me-change-me-change-me-change-me', /well-known example/],
  ['a'.repeat(40), /well-known example/],
  ['3f9a1c7e5b2d80463f9a1c7e5b2d804', /shorter than 32 characters/],
  [`${real('n')},change-me`, /well-known example/],
])('refuses to start in production with the secret %s', async (weak, sentence) => {
  await expect(open({ ...onServer, ...named, PAYMENT_SECRET: weak })).rejects.toThrow(sentence)
  await expect(open({ GIFT_LINK_SECRET: weak })).rejects.toThrow(sentence)
})

test('parses secrets from the environment as key rings, newest first', async () => {
  expect(await open({ ...onServer, ...named, PAYMENT_SECRET: `${real('n')}, ${real('o')}` })).toEqual({
    payment: [real('n'), real('o')],
    receipt: [real('r')],
    gift: [real('g')],
  })
  expect(await readdir(folder)).toEqual([])
})

test('generates secrets for the embedded database only once', async () => {
  const first = await open({})
  const again = await open({})

  const file = join(folder, 'secrets.json')
  expect(again).toEqual(first)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(new Set([...first.payment, ...first.receipt, ...first.gift]).size).toBe(3)
  expect(first.payment[0]).toHaveLength(64)
  expect((await readFile(file, 'utf8')).includes(first.payment[0])).toBe(true)
})

test('uses the same secrets in processes that start concurrently', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => open({})))

  expect(new Set(opened.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test('prefers a secret from the environment over the stored one', async () => {
  const kept = await open({})

  expect(await open({ PAYMENT_SECRET: real('p') })).toEqual({ ...kept, payment: [real('p')] })
})

test('derives different keys for different purposes and secrets', () => {
  const secrets = { payment: [real('p')], receipt: [real('r')], gift: [real('g')] } as const

  expect(derivedKey(real('p'), 'one')).not.toBe(derivedKey(real('p'), 'other'))
  expect(addressMark(secrets, '203.0.113.1')).not.toBe(
    addressMark({ ...secrets, payment: [real('q')] }, '203.0.113.1'),
  )
})
