import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readJson, releaseName, releasesFolder, shopFolder } from '../workspace/workspace.mjs'
import { findShop } from './running/last-start.mjs'
import { readComposition } from './composition.mjs'

/** @typedef {{ label: string, agreement: object }} Party */

/**
 * Returns the releases that a candidate must work with: the remotes of the active composition, the newest
 * shell and API, and the release that the candidate replaces. A release without an agreement, such as a local
 * build, isn't compared.
 * @param {string} packageName of the candidate
 * @param {{ releases?: string, compositionFile?: string }} [places]
 * @returns {{ before: Party | undefined, others: Party[] }}
 */
export function releasesInForce(
  packageName,
  { releases = releasesFolder, compositionFile = findShop(shopFolder).file } = {},
) {
  const composed = readComposition(compositionFile)?.remotes ?? []
  const programs = ['host-shell', 'reference-api'].map((name) => ({ name, version: newest(releases, name) }))
  /** @type {Party | undefined} */
  let before
  /** @type {Party[]} */
  const others = []
  for (const { name, version = '' } of [...composed, ...programs]) {
    const file = path.join(releases, name, version, 'release.json')
    const { agreement } = existsSync(file) ? readJson(file) : {}
    if (!agreement) continue
    const party = { label: `${name} ${version}`, agreement }
    if (name === releaseName(packageName)) before = party
    else others.push(party)
  }
  return { before, others }
}

/**
 * Finds the most recently built release. The versions of local builds have no order.
 * @param {string} releases folder
 * @param {string} name
 */
function newest(releases, name) {
  const folder = path.join(releases, name)
  const made = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((entry) => existsSync(path.join(folder, entry, 'release.json')))
    .map((entry) => ({ entry, at: statSync(path.join(folder, entry, 'release.json')).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  return made[0]?.entry
}
