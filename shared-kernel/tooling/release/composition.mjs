import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { readJson, releaseName, releasesFolder, remotes } from '../workspace/workspace.mjs'

/**
 * A remote as listed in the composition. `entry` is a path, `fragment` a URL of its server, `integrity` the
 * hash of the entry. A canary's weight is in percent.
 * @typedef {{ version: string, entry: string, fragment: string, routes: string[],
 *   integrity?: string }} Release
 * @typedef {Release & { name: string, canary?: Release & { weight: number } }} Composed
 * @typedef {{ id: string, remotes: Composed[], removed?: string[], untried?: string[],
 *   built?: Record<string, string>, by?: import('./composition-history.mjs').Author }} CompositionDocument
 */

/**
 * Returns the entry of a remote in the composition document. `origin` is the origin of its server.
 * @param {string} name
 * @param {string} version
 * @param {string} origin
 * @param {string} [releases] folder
 * @returns {Composed}
 */
export function composeRemote(name, version, origin, releases = releasesFolder) {
  return { name, ...composeRelease(name, version, origin, releases) }
}

/**
 * @param {string} name
 * @param {string} version
 * @param {string} origin
 * @param {string} releases
 * @returns {Release}
 */
function composeRelease(name, version, origin, releases) {
  /** @type {{ routes: string[], integrity?: string }} */
  const release = readJson(path.join(releases, name, version, 'release.json'))
  return {
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    fragment: `${origin}/${version}/fragment`,
    routes: release.routes,
    integrity: release.integrity,
  }
}

/**
 * Creates the document at startup, and notes to print. A rebuilt remote enters with its new build. Any other
 * remote keeps the version that was composed since the last start.
 * @param {object} start
 * @param {Record<string, string>} start.versions built versions by name
 * @param {Record<string, string>} start.origins of the remotes' servers, by name
 * @param {{ remotes: { name: string, version: string, canary?: { version: string, weight: number } }[],
 *   built?: Record<string, string> }} [start.previous]
 * @param {string} [start.releases] folder
 * @param {Composed} [start.composed] a remote that has no release
 * @returns {{ document: CompositionDocument, notes: string[] }}
 */
export function composeAtStart({ versions, origins, previous, releases = releasesFolder, composed: given }) {
  const names = remotes.map(releaseName)
  /** @type {string[]} */
  const notes = []
  const stable = names.map((name) => {
    if (name === given?.name) return given
    const built = versions[name] ?? ''
    const origin = origins[name] ?? ''
    const composed = previous?.remotes.find((remote) => remote.name === name)?.version
    const builtBefore = previous?.built?.[name]
    const isComposedLive = composed !== undefined && builtBefore !== undefined && composed !== builtBefore
    if (!isComposedLive || composed === built) return composeRemote(name, built, origin, releases)
    const isReleased = existsSync(path.join(releases, name, composed, 'release.json'))
    const isKept = built === builtBefore && isReleased
    const because = isReleased ? 'it was built anew' : `${composed} is released no more`
    notes.push(
      isKept
        ? `${name} ${composed} was composed live and is kept; built is ${built}`
        : `${name} ${composed} was composed live and gives way to ${built}: ${because}`,
    )
    return composeRemote(name, isKept ? composed : built, origin, releases)
  })
  const entries = stable.map((entry) => {
    const canary = previous?.remotes.find(({ name }) => name === entry.name)?.canary
    const isKept = canary && canary.version !== entry.version && entry.name !== given?.name
    if (!isKept || !releasedVersions(entry.name, releases).includes(canary.version)) return entry
    return entryWithCanary(entry, canary, releases)
  })
  const removed = previous?.remotes.map(({ name }) => name).filter((name) => !names.includes(name)) ?? []
  for (const name of removed) notes.push(`${name} is no package of this checkout and is left out`)
  const built = Object.fromEntries(
    names.map((name) => [name, (name === given?.name ? given.version : versions[name]) ?? '']),
  )
  // The builds of this start skip the trial before the shop opens. Later compositions are tried.
  const untried = entries.filter(({ name, version }) => version === built[name]).map(({ name }) => name)
  return { document: { id: new Date().toISOString(), remotes: entries, removed, untried, built }, notes }
}

/**
 * Replaces the document atomically, so that no reader sees a partial document.
 * @param {string} file
 * @param {import('./composition-history.mjs').Document} document
 */
export function writeComposition(file, document) {
  mkdirSync(path.dirname(file), { recursive: true })
  // Process ids repeat across containers, and the folder may be shared by several machines.
  const draft = `${file}.${hostname()}-${process.pid}.draft`
  writeFileSync(draft, `${JSON.stringify(document, null, 2)}\n`)
  renameSync(draft, file)
}

/**
 * Returns the file with the last good composition, which the gateway writes.
 * @param {string} file of the composition document
 */
export const lastGoodFile = (file) => `${file.replace(/\.json$/, '')}.last-good.json`

/**
 * Reads the document, or the last good document if that fails. Returns undefined before the first start.
 * @param {string} file
 */
export function readComposition(file) {
  for (const one of [file, lastGoodFile(file)]) {
    const document = readDocument(one)
    if (document) return document
  }
  return undefined
}

/**
 * Reads a document with remotes. Returns undefined if the file is missing or broken.
 * @param {string} file
 * @returns {CompositionDocument | undefined}
 */
export function readDocument(file) {
  try {
    const document = JSON.parse(readFileSync(file, 'utf8'))
    const isUsable = document?.remotes?.every?.(isNamed)
    return isUsable ? document : undefined
  } catch {
    // The gateway checks the file too and reports the reason why it is broken.
    return undefined
  }
}

const isNamed = (/** @type {{ name?: string } | null} */ remote) => typeof remote?.name === 'string'

/**
 * Returns the port of a remote's server in a document. The port must stay the same for the last good
 * composition to work.
 * @param {CompositionDocument | undefined} document
 * @param {string} name
 */
export function portIn(document, name) {
  const { fragment = '' } = document?.remotes.find((remote) => remote.name === name) ?? {}
  return URL.canParse(fragment) ? Number(new URL(fragment).port) || undefined : undefined
}

/**
 * Returns the document with another version of one remote and without the canary of that remote. A rollback
 * is the same operation.
 * @template {CompositionDocument} T
 * @param {T} document
 * @param {string} name
 * @param {string} version
 */
export function switchVersion(
  document,
  name,
  version,
  { releases = releasesFolder, isUntried = false } = {},
) {
  const present = remoteIn(document, name)
  const changed = composeRemote(name, version, new URL(present.fragment).origin, releases)
  return {
    ...document,
    id: `${name}-${version}-${Date.now()}`,
    remotes: document.remotes.map((remote) => (remote.name === name ? changed : remote)),
    untried: [...(document.untried ?? []).filter((one) => one !== name), ...(isUntried ? [name] : [])],
  }
}

/**
 * Returns the document with one more remote, whose server has this origin.
 * @template {CompositionDocument} T
 * @param {T} document
 * @param {string} name
 * @param {string} version
 * @param {string} origin
 */
export function addRemote(
  document,
  name,
  version,
  origin,
  { releases = releasesFolder, isUntried = false } = {},
) {
  return {
    ...document,
    id: `${name}-${version}-${Date.now()}`,
    remotes: [...document.remotes, composeRemote(name, version, origin, releases)],
    removed: document.removed?.filter((one) => one !== name),
    untried: [...(document.untried ?? []), ...(isUntried ? [name] : [])],
  }
}

/**
 * Returns the document with a canary of one remote for a share of shoppers, or without a canary.
 * @template {CompositionDocument} T
 * @param {T} document
 * @param {string} name
 * @param {{ version: string, weight: number } | undefined} canary its weight is in percent
 */
export function withCanary(document, name, canary, { releases = releasesFolder, isUntried = false } = {}) {
  /** @type {Composed} */
  const stable = { ...remoteIn(document, name), canary: undefined }
  const changed = canary ? entryWithCanary(stable, canary, releases) : stable
  return {
    ...document,
    id: `${name}-${canary ? `canary-${canary.version}-at-${canary.weight}` : stable.version}-${Date.now()}`,
    remotes: document.remotes.map((remote) => (remote.name === name ? changed : remote)),
    untried: [...(document.untried ?? []).filter((one) => one !== name), ...(isUntried ? [name] : [])],
  }
}

/**
 * Adds a canary to an entry. The canary is served next to the stable release, from the same archive.
 * @param {Composed} stable
 * @param {{ version: string, weight: number }} canary
 * @param {string} releases
 * @returns {Composed}
 */
function entryWithCanary(stable, { version, weight }, releases) {
  const { origin } = new URL(stable.fragment)
  return { ...stable, canary: { ...composeRelease(stable.name, version, origin, releases), weight } }
}

/**
 * @param {CompositionDocument} document
 * @param {string} name
 */
function remoteIn(document, name) {
  const present = document.remotes.find((remote) => remote.name === name)
  if (present) return present
  const names = document.remotes.map((remote) => remote.name).join(', ')
  throw new Error(`The composition has no remote ${name}: it has ${names}.`)
}

/** @param {string} name */
export function releasedVersions(name, releases = releasesFolder) {
  const folder = path.join(releases, name)
  return existsSync(folder) ? readdirSync(folder).filter((entry) => /^\d(?!.*\.draft-)/.test(entry)) : []
}

/**
 * Returns the composition file of a shop that starts. An existing document that COMPOSITION names is given
 * and used unchanged; a missing one is written.
 * @param {string} folder of the shop's data
 * @param {Record<string, string | undefined>} [env]
 */
export function findComposition(folder, { COMPOSITION: named } = process.env) {
  const file = path.resolve(named || path.join(folder, 'composition.json'))
  return { file, isGiven: Boolean(named) && existsSync(file) }
}
