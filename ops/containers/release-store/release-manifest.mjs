import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A file of a release: `path` relative to the release's folder (POSIX), `sha256` in hex, `size` in bytes.
 * @typedef {{ path: string, sha256: string, size: number }} ReleaseFile
 * @typedef {{ name: string, version: string, files: ReleaseFile[] }} ReleaseManifest
 */

const filesMax = 5_000
/** Ten times the size of this shop's largest release, which is below 40 MB. */
export const bytesMax = 400 * 1_024 * 1_024

/** @param {Uint8Array | string} bytes */
export const computeSha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * @param {{ name: string, version: string, folder: string }} release
 * @returns {ReleaseManifest}
 */
export function buildManifest({ name, version, folder }) {
  const files = readdirSync(folder, { recursive: true })
    .map((entry) => String(entry).split(path.sep).join('/'))
    .filter((entry) => statSync(path.join(folder, entry)).isFile())
    .sort()
    .map((entry) => {
      const bytes = readFileSync(path.join(folder, entry))
      return { path: entry, sha256: computeSha256(bytes), size: bytes.length }
    })
  return { name, version, files }
}

/**
 * Returns true if a path is relative and inside the release's folder. The manifest isn't trusted.
 * @param {unknown} file
 */
const isInside = (file) =>
  typeof file === 'string' && file.length <= 300 && /^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/.test(file)

/**
 * @param {string} text from the store
 * @param {{ name: string, version: string }} release the requested one
 * @returns {ReleaseManifest}
 * @throws Error describing what is wrong with it
 */
export function readManifest(text, { name, version }) {
  /** @type {ReleaseManifest} */
  const manifest = JSON.parse(text)
  const { files } = manifest
  if (manifest.name !== name || manifest.version !== version || !Array.isArray(files))
    throw new Error(`the manifest of ${name} ${version} is another's`)
  if (files.length === 0 || files.length > filesMax)
    throw new Error(`the manifest of ${name} ${version} names ${files.length} files`)
  for (const { path: file, sha256, size } of files)
    if (!isInside(file) || !/^[0-9a-f]{64}$/.test(sha256) || !Number.isSafeInteger(size) || size < 0)
      throw new Error(`the manifest of ${name} ${version} names a file that no release has: ${file}`)
  if (new Set(files.map((file) => file.path)).size < files.length)
    throw new Error(`the manifest of ${name} ${version} names a file twice`)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > bytesMax) throw new Error(`the manifest of ${name} ${version} names ${bytes} bytes`)
  return manifest
}
