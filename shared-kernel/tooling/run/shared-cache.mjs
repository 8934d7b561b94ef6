import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const longestUnusedDays = 14

/**
 * Returns the cache folder that checkouts share, set by STOREFRONT_CACHE. A key covers all inputs, so an
 * entry never becomes stale. Adding an entry deletes the entries unused for `longestUnusedDays`.
 */
const sharedFolder = () => process.env.STOREFRONT_CACHE && path.resolve(process.env.STOREFRONT_CACHE)

/**
 * Copies a cached folder to a target that doesn't exist yet.
 * @param {string} key relative path, e.g. `releases/cart/1.2.0-0a1b2c3d`
 * @param {string} target
 * @returns whether it was in the cache
 */
export function takeShared(key, target) {
  const folder = sharedFolder()
  if (!folder || !existsSync(path.join(folder, key))) return false
  markUsed(path.join(folder, key))
  copyWhole(path.join(folder, key), target)
  return true
}

/**
 * Adds a copy of a folder to the cache, unless the cache already has this key.
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

/** Marks an entry as used. With read access only, the entry remains usable. @param {string} folder */
function markUsed(folder) {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch {
    // The age of the entry then decides when it is deleted.
  }
}

/** Deletes old entries if this user may. A failure must not break the build. @param {string} folder */
function removeUnused(folder) {
  const oldest = Date.now() - longestUnusedDays * 86_400_000
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name)
    const usedAt = statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (usedAt >= oldest) continue
    try {
      // Renaming first, in one step, prevents others from copying a half-deleted entry.
      const draft = draftOf(entry)
      renameSync(entry, draft)
      rmSync(draft, { recursive: true, force: true })
    } catch {
      // The entry belongs to another user, or was deleted in the meantime.
    }
  }
}

/** @param {string} target */
const draftOf = (target) => `${target}.draft-${process.pid}`

/**
 * Copies a folder and then renames the copy, so that the target is never incomplete.
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
