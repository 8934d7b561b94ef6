/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServedReleases } from '../testing/served-releases'
import { obtainBy } from './obtain-release'

let remote: ServedReleases
let asked: string[]

/** Starts a release store. It adds releases accepted by `has` to the folder, a moment later. */
async function startWith(has: (version: string) => boolean) {
  asked = []
  remote = new ServedReleases()
  remote.publish('1.0.0', '')
  remote.obtain = obtainBy(remote.folder, async (version) => {
    asked.push(version)
    await new Promise((resolve) => setImmediate(resolve))
    if (!has(version)) return false
    remote.publish(version, '')
    const client = path.join(remote.folder, version, 'client')
    mkdirSync(client)
    writeFileSync(path.join(client, 'app.js'), version)
    return true
  })
  await remote.start()
}
afterEach(() => remote.stop())

test('fetches a missing release from the store once', async () => {
  await startWith((version) => version === '1.1.0')

  const [file, again, page] = await Promise.all([
    remote.ask('/1.1.0/app.js'),
    remote.ask('/1.1.0/app.js'),
    remote.page('1.1.0'),
  ])

  expect(file.status).toBe(200)
  expect(file.body.toString()).toBe('1.1.0')
  expect(again.status).toBe(200)
  expect(page).toBe(200)
  expect(asked).toEqual(['1.1.0'])
})

test('serves a local release without asking the store', async () => {
  await startWith(() => false)

  expect(await remote.page('1.0.0')).toBe(200)
  expect(asked).toEqual([])
})

test('responds 404 to an unknown version without repeating the lookup', async () => {
  await startWith(() => false)

  expect(await remote.page('9.9.9')).toBe(404)
  expect((await remote.ask('/9.9.9/app.js')).status).toBe(404)
  expect(asked).toEqual(['9.9.9'])
})

test('looks up at most twenty guessed versions in the store', async () => {
  await startWith((version) => version === '1.1.0')

  for (let guess = 0; guess < 50; guess += 1) await remote.ask(`/7.0.${guess}/app.js`)
  expect(asked).toHaveLength(20)

  expect(await remote.page('1.1.0')).toBe(200)
})

/** Creates an archive, and a store that has every version. */
function archiveOf(...published: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'obtained-'))
  const put = async (version: string) => mkdirSync(path.join(folder, version)) === undefined
  for (const version of published) mkdirSync(path.join(folder, version))
  const versions = () => readdirSync(folder).filter((entry) => !entry.startsWith('.'))
  const start = (...inUse: string[]) => obtainBy(folder, put, (version) => inUse.includes(version))
  return { folder, versions, start, remove: () => rmSync(folder, { recursive: true }) }
}

test('limits guessed releases but not published or composed releases', async () => {
  const published = Array.from({ length: 30 }, (_, index) => `1.0.${index}`)
  const { versions, start, remove } = archiveOf(...published)
  const obtain = start('2.0.0')
  await obtain('1.1.0')
  for (const version of ['2.0.0', '2.1.0']) await obtain(version, { isGuess: true })
  // Roll back to a release that was guessed before.
  await obtain('2.1.0')

  for (let guess = 0; guess < 100; guess += 1)
    expect(await obtain(`3.0.${guess}`, { isGuess: true })).toBe(true)

  expect(versions()).toHaveLength(30 + 1 + 1 + 12)
  expect(versions()).toEqual(expect.arrayContaining([...published, '1.1.0', '2.0.0', '2.1.0', '3.0.99']))
  remove()
})

test('keeps a guessed release that was requested again', async () => {
  const { folder, versions, start, remove } = archiveOf()
  const obtain = start()
  for (let guess = 0; guess < 12; guess += 1) {
    await obtain(`3.0.${guess}`, { isGuess: true })
    const askedAt = new Date(2026, 0, 1, 0, guess)
    utimesSync(path.join(folder, '.guessed', `3.0.${guess}`), askedAt, askedAt)
  }
  await obtain('3.0.0', { isGuess: true })

  await obtain('4.0.0', { isGuess: true })

  expect(versions()).toContain('3.0.0')
  expect(versions()).not.toContain('3.0.1')
  remove()
})

test('still limits guessed releases after a restart', async () => {
  const { versions, start, remove } = archiveOf()
  for (let guess = 0; guess < 12; guess += 1) await start()(`3.0.${guess}`, { isGuess: true })

  await start()('4.0.0', { isGuess: true })

  expect(versions()).toHaveLength(12)
  expect(versions()).toContain('4.0.0')
  remove()
})

test('rejects a guessed release while all guessed releases are in use', async () => {
  const { start, remove } = archiveOf()
  const guesses = Array.from({ length: 12 }, (_, guess) => `3.0.${guess}`)
  const obtain = start(...guesses)
  for (const version of guesses) await obtain(version, { isGuess: true })

  expect(await obtain('4.0.0', { isGuess: true })).toBe(false)
  expect(await obtain('2.0.0')).toBe(true)
  remove()
})
