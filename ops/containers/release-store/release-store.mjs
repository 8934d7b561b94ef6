import { mkdirSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { bytesMax, buildManifest, readManifest, computeSha256 } from './release-manifest.mjs'
import { openBucket } from './open-bucket.mjs'

const atATime = 8
const manifestBytesMax = 2 * 1_024 * 1_024
const newestMax = 5

/**
 * A release in an S3 store. Its files are stored by hash in `releases/<name>/files/<sha256>`, and its
 * manifest in `releases/<name>/<version>.json`. The manifest is written last and only once, so a reader that
 * finds the manifest finds every file.
 * @typedef {{ name: string, version: string }} Release
 */

/** @param {NodeJS.ProcessEnv} env */
export async function openReleaseStore(env) {
  const bucket = await openBucket(env)
  return bucket && new ReleaseStore(bucket)
}

export class ReleaseStore {
  /** @param {import('./open-bucket.mjs').Bucket} bucket */
  constructor(bucket) {
    this.bucket = bucket
    this.stagings = 0
  }

  /**
   * Uploads the release in a folder.
   * @param {Release & { folder: string }} release
   * @returns {Promise<'kept' | 'same' | 'another'>} `another` if the number is taken by other contents, which
   * stay
   * @throws Error if the store doesn't respond
   */
  async keep(release) {
    const manifest = buildManifest(release)
    const known = await this.#manifestOf(release)
    if (known) return isSame(known, manifest) ? 'same' : 'another'
    const files = new Map(manifest.files.map((file) => [file.sha256, file]))
    await forEachConcurrently([...files.values()], async ({ path: file, sha256 }) => {
      const key = fileKey(release, sha256)
      if (await this.bucket.has(key)) return
      const bytes = readFileSync(path.join(release.folder, file))
      await this.bucket.write(key, bytes, { sha256, type: 'application/octet-stream' })
    })
    const bytes = Buffer.from(JSON.stringify(manifest))
    const more = { sha256: computeSha256(bytes), type: 'application/json', isNew: true }
    const isFirst = await this.bucket.write(manifestKey(release), bytes, more)
    if (isFirst) return await this.#noteNewest(release)
    const winner = await this.#manifestOf(release)
    return winner && isSame(winner, manifest) ? 'same' : 'another'
  }

  /**
   * Downloads a release atomically into the releases folder.
   * @param {Release} release
   * @param {string} releases
   * @returns {Promise<boolean>} false if the store lacks this version
   * @throws Error if the store doesn't respond, or returns different bytes than were stored
   */
  async bring(release, releases) {
    const published = path.join(releases, release.version)
    if (existsSync(published)) return true
    const manifest = await this.#manifestOf(release)
    if (!manifest) return false
    this.stagings += 1
    const staging = path.join(
      releases,
      `.staging-${release.version}-${hostname()}-${process.pid}-${this.stagings}`,
    )
    try {
      await forEachConcurrently(manifest.files, async ({ path: file, sha256, size }) => {
        const bytes = await this.bucket.read(fileKey(release, sha256), Math.min(size, bytesMax))
        if (!bytes || bytes.length !== size || computeSha256(bytes) !== sha256)
          throw new Error(`the store has not what ${release.name} ${release.version} names as ${file}`)
        mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
        writeFileSync(path.join(staging, file), bytes)
      })
      renameSync(staging, published)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      // Another replica published the release first.
      if (!existsSync(published)) throw error
    }
    return true
  }

  /**
   * Returns the most recently stored versions, newest first. The list may be incomplete, because two
   * concurrent writers may overwrite each other.
   * @param {string} name
   * @returns {Promise<string[]>}
   */
  async newestOf(name) {
    const bytes = await this.bucket.read(newestKey(name), manifestBytesMax)
    /** @type {{ versions?: string[] }} */
    const { versions = [] } = bytes ? JSON.parse(bytes.toString()) : {}
    return versions.filter((version) => /^\d[\w.+-]*$/.test(version)).slice(0, newestMax)
  }

  /** @param {Release} release @returns {Promise<'kept'>} */
  async #noteNewest({ name, version }) {
    const before = (await this.newestOf(name)).filter((one) => one !== version)
    const bytes = Buffer.from(JSON.stringify({ versions: [version, ...before].slice(0, newestMax) }))
    await this.bucket.write(newestKey(name), bytes, {
      sha256: computeSha256(bytes),
      type: 'application/json',
      isMutable: true,
    })
    return 'kept'
  }

  /** @param {Release} release */
  async #manifestOf(release) {
    const bytes = await this.bucket.read(manifestKey(release), manifestBytesMax)
    return bytes && readManifest(bytes.toString(), release)
  }
}

/** @param {Release} release */
const manifestKey = ({ name, version }) => `releases/${name}/${encodeURIComponent(version)}.json`
/** @param {string} name */
const newestKey = (name) => `releases/${name}/newest.json`
/** @param {Release} release @param {string} sha256 */
const fileKey = ({ name }, sha256) => `releases/${name}/files/${sha256}`

/** @typedef {import('./release-manifest.mjs').ReleaseManifest} ReleaseManifest */
/** @param {ReleaseManifest} one @param {ReleaseManifest} other */
const isSame = (one, other) => JSON.stringify(one.files) === JSON.stringify(other.files)

/**
 * Processes up to `atATime` items concurrently. After a failure, starts no more items, waits for the running
 * items and throws the first error.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<void>} work
 */
async function forEachConcurrently(items, work) {
  const waiting = [...items]
  /** @type {Error[]} */
  const failures = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift())
      await work(item).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  if (failures.length > 0) throw failures[0]
}
