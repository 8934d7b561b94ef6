import { openShopCache } from './shop-cache'

const start = new Date('2026-04-01T12:00:00+09:00')
const later = (ms: number) => new Date(start.getTime() + ms)

function openedCache() {
  let now = start
  return { cache: openShopCache({ now: () => now }), setClock: (to: Date) => (now = to) }
}

/** A load that waits for `finish` or `fail`, and counts how often it began. */
function heldLoad() {
  let finish: (value: string) => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const load = jest.fn(async () => ({
    value: await new Promise<string>((resolve, reject) => {
      finish = resolve
      fail = reject
    }),
  }))
  return { load, finish: (value: string) => finish(value), fail: (cause: Error) => fail(cause) }
}

const loadOf = (value: string, more: { expiresAt?: Date; bytes?: number } = {}) =>
  jest.fn(async () => ({ value, ...more }))

test('shares one load between concurrent reads of a key', async () => {
  const { cache } = openedCache()
  const { load, finish } = heldLoad()

  const reads = [cache.fetch('list', '1', load), cache.fetch('list', '1', load)]
  finish('towels')

  expect(await Promise.all(reads)).toEqual(['towels', 'towels'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads another version during a load', async () => {
  const { cache } = openedCache()
  const before = heldLoad()
  const old = cache.fetch('list', '1', before.load)

  expect(await cache.fetch('list', '2', loadOf('new'))).toBe('new')
  before.finish('old')

  expect(await old).toBe('old')
  expect(cache.get('list', '2')).toBe('new')
})

test('returns loaded values only', async () => {
  const { cache } = openedCache()
  const { load, finish } = heldLoad()

  expect(cache.get('list', '1')).toBeUndefined()
  const read = cache.fetch('list', '1', load)
  expect(cache.get('list', '1')).toBeUndefined()
  finish('towels')
  await read

  expect(cache.get('list', '1')).toBe('towels')
})

test('rejects all readers of a failed load', async () => {
  const { cache } = openedCache()
  const { load, fail } = heldLoad()

  const reads = [cache.fetch('list', '1', load), cache.fetch('list', '1', load)]
  fail(new Error('no connection'))

  for (const read of reads) await expect(read).rejects.toThrow('no connection')
  expect(load).toHaveBeenCalledTimes(1)
})

test("doesn't cache a failed load", async () => {
  const { cache } = openedCache()
  const failing = async () => {
    throw new Error('no connection')
  }
  await expect(cache.fetch('list', '1', failing)).rejects.toThrow('no connection')

  expect(await cache.fetch('list', '1', loadOf('towels'))).toBe('towels')
})

test('loads again when the value has expired', async () => {
  const { cache, setClock } = openedCache()
  const load = loadOf('sale', { expiresAt: later(5_000) })
  await cache.fetch('list', '1', load)

  setClock(later(4_999))
  expect(cache.get('list', '1')).toBe('sale')
  setClock(later(5_000))

  expect(cache.get('list', '1')).toBeUndefined()
  await cache.fetch('list', '1', load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('counts one minute from the start of the load', async () => {
  const { cache, setClock } = openedCache()
  const { load, finish } = heldLoad()
  const read = cache.fetch('list', '1', load)
  setClock(later(10_000))
  finish('towels')
  await read

  setClock(later(60_000))
  expect(cache.get('list', '1')).toBe('towels')
  setClock(later(60_001))
  expect(cache.get('list', '1')).toBeUndefined()
})

test('loads again when the clock was set back', async () => {
  const { cache, setClock } = openedCache()
  await cache.fetch('list', '1', loadOf('evening'))

  setClock(later(-1))

  expect(await cache.fetch('list', '1', loadOf('morning'))).toBe('morning')
})

test('evicts the least recently used value beyond 32 MB', async () => {
  const { cache } = openedCache()
  const bytes = 12 * 1024 * 1024
  await cache.fetch('first', '1', loadOf('first', { bytes }))
  await cache.fetch('second', '1', loadOf('second', { bytes }))
  cache.get('first', '1')

  await cache.fetch('third', '1', loadOf('third', { bytes }))

  expect(cache.get('first', '1')).toBe('first')
  expect(cache.get('second', '1')).toBeUndefined()
  expect(cache.get('third', '1')).toBe('third')
})

test('caches a value of zero bytes', async () => {
  const { cache } = openedCache()

  await cache.fetch('empty', '1', loadOf('', { bytes: 0 }))

  expect(cache.get('empty', '1')).toBe('')
})

test('answers a value beyond 32 MB without caching it', async () => {
  const { cache } = openedCache()

  expect(await cache.fetch('huge', '1', loadOf('huge', { bytes: 33 * 1024 * 1024 }))).toBe('huge')
  expect(cache.get('huge', '1')).toBeUndefined()
})

test('answers an evicted load', async () => {
  const { cache } = openedCache()
  const { load, finish } = heldLoad()
  const read = cache.fetch('list', '1', load)

  for (let index = 0; index < 2_000; index += 1) await cache.fetch(`key ${index}`, '1', loadOf('other'))
  finish('towels')

  expect(await read).toBe('towels')
  expect(cache.get('list', '1')).toBeUndefined()
})
