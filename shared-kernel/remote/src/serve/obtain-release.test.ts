/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServedReleases } from '../testing/served-releases'
import { obtainBy } from './obtain-release'

let remote: ServedReleases
let asked: string[]

/** A store of releases: it has what `has` says and brings it into the folder a moment later. */
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

test('a page and a file of a release that the folder lacks come once the store has brought it, which is asked once', async () => {
  await startWith((version) => version === '1.1.0')

  const [file, again, page] = await Promise.all([
    remote.ask('/1.1.0/app.js'),
    remote.ask('/1.1.0/app.js'),
    remote.page('1.1.0'),
  ])

  expect([file.status, file.body.toString(), again.status, page]).toEqual([200, '1.1.0', 200, 200])
  expect(asked).toEqual(['1.1.0'])
})

test('what is in the folder is served without a word to the store', async () => {
  await startWith(() => false)

  expect(await remote.page('1.0.0')).toBe(200)
  expect(asked).toEqual([])
})

test('a number that the store does not have is not found, and not asked for again at once', async () => {
  await startWith(() => false)

  expect([await remote.page('9.9.9'), (await remote.ask('/9.9.9/app.js')).status]).toEqual([404, 404])
  expect(asked).toEqual(['9.9.9'])
})

test('who guesses numbers of files asks the store for twenty, and keeps no composed release from being brought', async () => {
  await startWith((version) => version === '1.1.0')

  for (let guess = 0; guess < 50; guess += 1) await remote.ask(`/7.0.${guess}/app.js`)
  expect(asked).toHaveLength(20)

  expect(await remote.page('1.1.0')).toBe(200)
})

/** An archive and a store that brings whatever is asked for. */
function archiveOf(...published: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'obtained-'))
  const put = async (version: string) => mkdirSync(path.join(folder, version)) === undefined
  for (const version of published) mkdirSync(path.join(folder, version))
  const versions = () => readdirSync(folder).filter((entry) => !entry.startsWith('.'))
  const start = (...inUse: string[]) => obtainBy(folder, put, (version) => inUse.includes(version))
  return { folder, versions, start, remove: () => rmSync(folder, { recursive: true }) }
}

test('who guesses numbers that the store has fills no disk: what is asked for seldom gives way, and what is published or composed stays', async () => {
  const published = Array.from({ length: 30 }, (_, index) => `1.0.${index}`)
  const { versions, start, remove } = archiveOf(...published)
  const obtain = start('2.0.0')
  await obtain('1.1.0')
  for (const version of ['2.0.0', '2.1.0']) await obtain(version, { isGuess: true })
  // A rollback leads to one that somebody had guessed.
  await obtain('2.1.0')

  for (let guess = 0; guess < 100; guess += 1)
    expect(await obtain(`3.0.${guess}`, { isGuess: true })).toBe(true)

  expect(versions()).toHaveLength(30 + 1 + 1 + 12)
  expect(versions()).toEqual(expect.arrayContaining([...published, '1.1.0', '2.0.0', '2.1.0', '3.0.99']))
  remove()
})

test('of guesses the one that is asked for again stays', async () => {
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

test('a remote that is started anew knows what was guessed before', async () => {
  const { versions, start, remove } = archiveOf()
  for (let guess = 0; guess < 12; guess += 1) await start()(`3.0.${guess}`, { isGuess: true })

  await start()('4.0.0', { isGuess: true })

  expect(versions()).toHaveLength(12)
  expect(versions()).toContain('4.0.0')
  remove()
})

test('where nothing may give way a guess is not found, and what is composed is brought', async () => {
  const { start, remove } = archiveOf()
  const guesses = Array.from({ length: 12 }, (_, guess) => `3.0.${guess}`)
  const obtain = start(...guesses)
  for (const version of guesses) await obtain(version, { isGuess: true })

  expect(await obtain('4.0.0', { isGuess: true })).toBe(false)
  expect(await obtain('2.0.0')).toBe(true)
  remove()
})
