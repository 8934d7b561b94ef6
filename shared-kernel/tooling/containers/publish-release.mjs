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
import path from 'node:path'

/** Open tabs find the files of the last five releases, and of every release of the last week. */
const keptReleases = 5
const keptMs = 7 * 24 * 60 * 60 * 1_000

/** The one release that an image holds: `<folder>/<name>/<version>`. */
export function bakedRelease(folder) {
  const [name = ''] = readdirSync(folder)
  const [version = ''] = readdirSync(path.join(folder, name))
  return { name, version, baked: path.join(folder, name, version) }
}

/**
 * Adds the image's release to those of earlier images, whole or not at all, and removes what no open tab
 * needs.
 */
export function publishRelease({ name, version, baked }, releases) {
  const published = path.join(releases, version)
  if (existsSync(published)) {
    const isSame = digestOf(published) === digestOf(baked)
    if (!isSame)
      console.warn(
        `${name} ${version} is published already with other contents and stays: build with the next number.`,
      )
  } else {
    const staging = path.join(releases, `.staging-${version}`)
    rmSync(staging, { recursive: true, force: true })
    cpSync(baked, staging, { recursive: true })
    utimesSync(staging, new Date(), new Date())
    renameSync(staging, published)
  }
  removeOldReleases(releases, version)
  return published
}

function removeOldReleases(releases, version) {
  const published = readdirSync(releases)
    .filter((entry) => /^\d/.test(entry))
    .map((entry) => ({ entry, publishedAt: statSync(path.join(releases, entry)).mtimeMs }))
    .sort((a, b) => b.publishedAt - a.publishedAt)
  for (const { entry, publishedAt } of published.slice(keptReleases)) {
    if (entry !== version && Date.now() - publishedAt > keptMs)
      rmSync(path.join(releases, entry), { recursive: true, force: true })
  }
}

function digestOf(folder) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = path.join(folder, entry)
    if (statSync(file).isFile()) hash.update(`${entry}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
