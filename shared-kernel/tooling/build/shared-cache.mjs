import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const longestUnusedDays = 14

/**
 * Folder that checkouts share, named by STOREFRONT_CACHE. A key covers all inputs of a folder, so entries
 * never become stale. An entry that is unused for `longestUnusedDays` is removed when another one is shared.
 */
const sharedFolder = () => process.env.STOREFRONT_CACHE && path.resolve(process.env.STOREFRONT_CACHE)

/**
 * Copies a shared folder to a target that does not exist.
 * @param {string} key relative path, as `releases/cart/1.2.0-0a1b2c3d`
 * @param {string} target
 * @returns whether the cache has it
 */
export function takeShared(key, target) {
  const folder = sharedFolder()
  if (!folder || !existsSync(path.join(folder, key))) return false
  markUsed(path.join(folder, key))
  copyWhole(path.join(folder, key), target)
  return true
}

/**
 * Shares a copy of a folder, unless another checkout has shared it already.
 * @param {string} key
 * @param {string} source
 */
export function share(key, source) {
  const folder = sharedFolder()
  if (!folder) return
  if (existsSync(path.join(folder, key))) return markUsed(path.join(folder, key))
  copyWhole(source, path.join(folder, key))
  removeUnused(path.dirname(path.join(folder, key)))
}

/** A folder that this user may only read stays usable. @param {string} folder */
function markUsed(folder) {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch {
    // Its age alone decides then when it goes.
  }
}

/** Removes what this user may remove: a build does not fail by old ones. @param {string} folder */
function removeUnused(folder) {
  const oldest = Date.now() - longestUnusedDays * 86_400_000
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name)
    const usedAt = statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (usedAt >= oldest) continue
    try {
      // In one move: nobody takes half of it.
      const draft = draftOf(entry)
      renameSync(entry, draft)
      rmSync(draft, { recursive: true, force: true })
    } catch {
      // Another user's, or removed meanwhile.
    }
  }
}

/** @param {string} target */
const draftOf = (target) => `${target}.draft-${process.pid}`

/**
 * Copies and renames, so that the target is never partial.
 * @param {string} source
 * @param {string} target
 */
function copyWhole(source, target) {
  const draft = draftOf(target)
  mkdirSync(path.dirname(target), { recursive: true })
  try {
    cpSync(source, draft, { recursive: true })
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}
