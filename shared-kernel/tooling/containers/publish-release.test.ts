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
import { bakedRelease, publishRelease } from './publish-release.mjs'

let folder: string
let releases: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  releases = path.join(folder, 'published')
  mkdirSync(releases)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** An image that holds one release of the cart. */
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

test('an image’s release is published beside the earlier ones', () => {
  publishRelease(anImage('1.0.0'), releases)
  publishRelease(anImage('1.1.0'), releases)

  expect(readdirSync(releases)).toEqual(['1.0.0', '1.1.0'])
  expect([contentOf('1.0.0'), contentOf('1.1.0')]).toEqual(['1.0.0', '1.1.0'])
})

test('a published release never changes: another of its number stays in its image, and is told', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  publishRelease(anImage('1.0.0'), releases)

  publishRelease(anImage('1.0.0', 'other'), releases)

  expect(contentOf('1.0.0')).toBe('1.0.0')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cart 1.0.0 is published already'))
  warn.mockRestore()
})

test('what a broken start has left half copied is replaced by the whole release', () => {
  mkdirSync(path.join(releases, '.staging-1.0.0/client'), { recursive: true })
  writeFileSync(path.join(releases, '.staging-1.0.0/client/remoteEntry.js'), 'half')

  publishRelease(anImage('1.0.0'), releases)

  expect(readdirSync(releases)).toEqual(['1.0.0'])
  expect(contentOf('1.0.0')).toBe('1.0.0')
})

test('the last five releases stay, and all of the last week; older ones go', () => {
  for (const [index, version] of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].entries())
    publishDaysAgo(version, 40 - index)
  publishDaysAgo('1.5.0', 3)
  publishDaysAgo('1.6.0', 2)

  expect(existsSync(path.join(releases, '1.0.0'))).toBe(false)
  expect(readdirSync(releases)).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'])

  for (const version of ['1.7.0', '1.8.0', '1.9.0', '1.10.0']) publishDaysAgo(version, 1)
  expect(readdirSync(releases).toSorted()).toEqual(['1.10.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0', '1.9.0'])
})
