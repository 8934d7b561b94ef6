import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remotes } from '../../../shared-kernel/tooling/workspace/workspace.mjs'
import { makeMissingSecrets, pairs, roll, singles } from './roll.mjs'

let done: string[]
const compose = async (...args: string[]) => void done.push(args.join(' '))
const tell = <T>(_: string, work: () => Promise<T>) => work()
const warn = jest.fn()

beforeEach(() => (done = []))

const services = () =>
  done.map((line) => {
    const [verb, ...words] = line.split(' ')
    if (verb === 'exec') return `${words[1]} ${words.at(-1)?.includes('readiness') ? 'writes' : 'judges'}`
    if (verb === 'run') return words[3] === 'composer' ? 'composer' : `${words[3]} published`
    return words.at(-1)
  })
const judged = ['gateway judges', 'gateway-2 judges']

test('publishes releases before replacing the pairs one by one', async () => {
  await roll([], { compose, tell })

  expect(services()).toEqual([
    ...remotes.map((remote) => `${remote} published`),
    ...['composer', ...judged],
    ...['api', 'api writes', 'api-2'],
    ...remotes.flatMap((pair) => [pair, `${pair}-2`]),
    ...['composer', 'payment-sandbox', 'gateway', 'gateway-2', ...judged],
  ])
  // Each command leaves the dependents of its service running and waits for the service.
  for (const line of done) expect(line).toMatch(/^(up -d --no-deps --wait |run --rm --no-deps -T |exec -T )/)
})

test('replaces only the given services', async () => {
  await roll(['mfe-cart'], { compose, tell })
  const cart = ['mfe-cart published', 'composer', ...judged, 'mfe-cart', 'mfe-cart-2', 'composer', ...judged]
  expect(services()).toEqual(cart)

  done = []
  await roll(['api'], { compose, tell })
  expect(services()).toEqual(['api', 'api writes', 'api-2'])

  done = []
  await roll(['payment-sandbox'], { compose, tell })
  expect(services()).toEqual(['payment-sandbox'])
})

/** Returns a compose command that fails on these words, as `docker` does. */
const failing =
  (words: string, reason: string) =>
  async (...args: string[]) => {
    await compose(...args)
    if (args.join(' ').includes(words)) throw new Error(reason)
  }

test('doesn’t replace the second API if the new one is read-only', async () => {
  const readsAlone = failing('exec -T api ', 'Ready for reads alone (writing: EROFS)')

  await expect(roll([], { compose: readsAlone, tell, warn })).rejects.toThrow(
    'api is replaced, api-2 stays as it was. Ready for reads alone (writing: EROFS)',
  )
  expect(services().slice(-2)).toEqual(['api writes', 'api-2 writes'])
})

test('continues if both the new and the previous API are read-only', async () => {
  const full = failing('report-readiness.mjs', 'Ready for reads alone (writing: 53100)')

  await roll(['api'], { compose: full, tell, warn })
  expect(services()).toEqual(['api', 'api writes', 'api-2 writes', 'api-2'])
})

test('fails with the reasons if the gateways reject the composition', async () => {
  const refusing = failing('report-verdict', 'The gateway refuses second: cart 1.1.0 is broken')

  await expect(roll(['mfe-cart'], { compose: refusing, tell, warn })).rejects.toThrow(
    'Rolled, and the composition is not in force: The gateway refuses second: cart 1.1.0 is broken',
  )
  expect(warn).toHaveBeenCalledWith('Not in force yet: The gateway refuses second: cart 1.1.0 is broken')
  // Open tabs and the previous release still work, so the containers are replaced anyway.
  expect(services()).toContain('mfe-cart-2')
})

test('replaces all other services before reporting a missing release', async () => {
  const lacking = failing('compose-versions', 'cart has no release 1.1.0; it stays as it was composed: 1.0.0')

  await expect(roll(['mfe-cart', 'gateway'], { compose: lacking, tell, warn })).rejects.toThrow(
    'Rolled, but not all is composed: cart has no release 1.1.0',
  )
  expect(services()).toContain('gateway-2')
})

test('succeeds when the composer prints its composition', async () => {
  const printing = async (...args: string[]) => {
    await compose(...args)
    return 'composed cart-1.1.0'
  }

  await expect(roll(['mfe-cart'], { compose: printing, tell })).resolves.toBeUndefined()
})

test('keeps the second container if the first is unhealthy', async () => {
  await expect(roll(['gateway'], { compose: failing('up', 'unhealthy'), tell })).rejects.toThrow('unhealthy')
  expect(services()).toEqual(['gateway'])
})

test('rejects an unknown name before replacing any container', async () => {
  await expect(roll(['api', 'postgres'], { compose, tell })).rejects.toThrow(
    `No pair of the front: postgres. There are ${[...pairs, ...singles].join(', ')}.`,
  )
  expect(done).toEqual([])
})

test('creates missing secrets and keeps existing ones', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  writeFileSync(path.join(folder, 'payment-secret'), 'of the shop')
  const config = JSON.stringify({ secrets: { 'payment-secret': { file: `${folder}/payment-secret` } } })

  const made = await makeMissingSecrets(async () => config)

  expect(made).toEqual(expect.arrayContaining(['storage-secret-key', 'releases-secret-key']))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(made))
  expect(readFileSync(path.join(folder, 'payment-secret'), 'utf8')).toBe('of the shop')
  expect(await makeMissingSecrets(async () => config)).toEqual([])
  rmSync(folder, { recursive: true })
})
