import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bakedRelease, publishRelease, releaseBefore } from './publish-release.mjs'

let folder: string
let releases: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  releases = path.join(folder, 'published')
  mkdirSync(releases)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function anImage(version: string, content = version) {
  const image = path.join(folder, `image-${version}-${content}`)
  mkdirSync(path.join(image, 'cart', version, 'client'), { recursive: true })
  writeFileSync(path.join(image, 'cart', version, 'client', 'remoteEntry.js'), content)
  return bakedRelease(image)
}
const contentOf = (version: string) =>
  readFileSync(path.join(releases, version, 'client/remoteEntry.js'), 'utf8')

function publishDaysAgo(version: string, days: number) {
  const published = publishRelease(anImage(version), releases)
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000)
  utimesSync(published, then, then)
}

test('publishes an image’s release beside earlier releases', () => {
  publishRelease(anImage('1.0.0'), releases)
  publishRelease(anImage('1.1.0'), releases)

  expect(readdirSync(releases)).toEqual(['1.0.0', '1.1.0'])
  expect(contentOf('1.0.0')).toBe('1.0.0')
  expect(contentOf('1.1.0')).toBe('1.1.0')
})

test('keeps a published release and warns about different contents', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  publishRelease(anImage('1.0.0'), releases)

  publishRelease(anImage('1.0.0', 'other'), releases)

  expect(contentOf('1.0.0')).toBe('1.0.0')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cart 1.0.0 is published already'))
  warn.mockRestore()
})

test('deletes a partial copy after an hour', () => {
  const [old, young] = ['.staging-1.0.0-first-8', '.staging-1.0.0-second-8'].map((name) =>
    path.join(releases, name),
  )
  for (const staging of [old!, young!]) {
    mkdirSync(path.join(staging, 'client'), { recursive: true })
    writeFileSync(path.join(staging, 'client/remoteEntry.js'), 'half')
  }
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000)
  utimesSync(old!, longAgo, longAgo)

  publishRelease(anImage('1.0.0'), releases)

  // The newer copy may belong to a replica that is still copying.
  expect(readdirSync(releases)).toEqual(['.staging-1.0.0-second-8', '1.0.0'])
  expect(contentOf('1.0.0')).toBe('1.0.0')
})

test('replicas that start together publish one complete release', async () => {
  const { baked, name, version } = anImage('1.0.0')
  for (let file = 0; file < 200; file += 1)
    writeFileSync(path.join(baked, 'client', `chunk-${file}.js`), 'x'.repeat(4_096))
  const program = `import { publishRelease } from ${JSON.stringify(path.join(__dirname, 'publish-release.mjs'))}
    publishRelease(${JSON.stringify({ name, version, baked })}, ${JSON.stringify(releases)})`
  const replicas = Array.from(
    { length: 4 },
    () =>
      new Promise((resolve) =>
        spawn(process.execPath, ['--input-type=module', '-e', program]).on('exit', resolve),
      ),
  )

  expect(await Promise.all(replicas)).toEqual([0, 0, 0, 0])
  expect(readdirSync(releases)).toEqual(['1.0.0'])
  expect(readdirSync(path.join(releases, '1.0.0/client'))).toHaveLength(201)
})

test('keeps the last five releases and every release of the last week', () => {
  for (const [index, version] of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].entries())
    publishDaysAgo(version, 40 - index)
  publishDaysAgo('1.5.0', 3)
  publishDaysAgo('1.6.0', 2)

  expect(existsSync(path.join(releases, '1.0.0'))).toBe(false)
  expect(readdirSync(releases)).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'])

  for (const version of ['1.7.0', '1.8.0', '1.9.0', '1.10.0']) publishDaysAgo(version, 1)
  expect(readdirSync(releases).toSorted()).toEqual(['1.10.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0', '1.9.0'])
})

test('determines the previous release by publication time, not by version', () => {
  expect(releaseBefore('1.0.0', releases)).toBeUndefined()
  publishDaysAgo('1.0.0', 3)
  publishDaysAgo('1.2.0', 2)
  publishDaysAgo('1.1.0', 1)

  expect(releaseBefore('1.1.0', releases)).toBe('1.2.0')
  expect(releaseBefore('1.2.0', releases)).toBe('1.1.0')
})
