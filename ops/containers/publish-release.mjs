import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Open tabs may need files of the last five releases, and of all releases of the last week. */
const keptReleases = 5
const keptMs = 7 * 24 * 60 * 60 * 1_000
/** Longer than copying a release can take. */
const brokenStartMs = 60 * 60 * 1_000

/**
 * Returns the only release that an image contains: `<folder>/<name>/<version>`.
 * @param {string} folder
 */
export function bakedRelease(folder) {
  const [name = ''] = readdirSync(folder)
  const [version = ''] = readdirSync(path.join(folder, name))
  return { name, version, baked: path.join(folder, name, version) }
}

/**
 * Adds the image's release atomically to the releases of earlier images, and deletes releases that no open
 * tab needs.
 * @param {{ name: string, version: string, baked: string }} release `baked` is its folder in the image
 * @param {string} releases folder of the published releases
 * @returns {string} the folder of the published release
 */
export function publishRelease({ name, version, baked }, releases) {
  const published = path.join(releases, version)
  if (existsSync(published)) {
    const isSame = computeDigest(published) === computeDigest(baked)
    if (!isSame)
      console.warn(
        `${name} ${version} is published already with other contents and stays: build with the next number.`,
      )
  } else {
    // Replicas that start together copy into separate folders. The first replica to rename its folder
    // publishes the release.
    const staging = path.join(releases, `.staging-${version}-${hostname()}-${process.pid}`)
    rmSync(staging, { recursive: true, force: true })
    cpSync(baked, staging, { recursive: true })
    utimesSync(staging, new Date(), new Date())
    try {
      renameSync(staging, published)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      if (!existsSync(published)) throw error
    }
  }
  removeBrokenStarts(releases)
  removeOldReleases(releases, version)
  return published
}

/** @param {string} releases */
function removeBrokenStarts(releases) {
  for (const entry of readdirSync(releases)) {
    const staging = path.join(releases, entry)
    if (
      entry.startsWith('.staging-') &&
      Date.now() - (statSync(staging, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > brokenStartMs
    )
      rmSync(staging, { recursive: true, force: true })
  }
}

/**
 * Returns the version published before the given version, or undefined if there is none.
 * @param {string} version
 * @param {string} releases
 */
export function releaseBefore(version, releases) {
  return listPublished(releases).find(({ entry }) => entry !== version)?.entry
}

/** @param {string} releases @param {string} version */
function removeOldReleases(releases, version) {
  for (const { entry, publishedAt } of listPublished(releases).slice(keptReleases)) {
    if (entry !== version && Date.now() - publishedAt > keptMs)
      rmSync(path.join(releases, entry), { recursive: true, force: true })
  }
}

/** Lists the published releases, newest first. @param {string} releases */
const listPublished = (releases) =>
  readdirSync(releases)
    .filter((entry) => /^\d/.test(entry))
    .map((entry) => ({ entry, publishedAt: statSync(path.join(releases, entry)).mtimeMs }))
    .sort((a, b) => b.publishedAt - a.publishedAt)

/** @param {string} folder */
function computeDigest(folder) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = path.join(folder, entry)
    if (statSync(file).isFile()) hash.update(`${entry}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * `node publish-release.mjs` publishes the image's release and exits. Running programs can then serve the
 * release.
 */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { RELEASES } = process.env
  if (RELEASES === undefined) throw new Error('RELEASES is not set')
  publishRelease(bakedRelease('/program/releases'), RELEASES)
}
