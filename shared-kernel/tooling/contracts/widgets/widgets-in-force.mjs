import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { readComposition } from '../../release/composition.mjs'
import { findShop } from '../../release/running/last-start.mjs'
import { runProgram } from '../../quality/run-program.mjs'
import { Stop } from '../../workspace/steps.mjs'
import { readJson, releasesFolder, remotes, releaseName, shopFolder } from '../../workspace/workspace.mjs'

/**
 * A remote's release in force with the props of its widgets, if its description or the sources here have
 * them.
 * @typedef {{ name: string, version: string, widgets?: Record<string, import('../pruned-surface.mjs').Shape>,
 *   isFromSources?: boolean }} InForce
 */

const printWidgets = fileURLToPath(new URL('print-widgets.mjs', import.meta.url))
const answerDeadlineMs = 10_000

/**
 * Reads the widgets of this machine's composition. A local build lacks a description of them, so its sources
 * are read.
 * @returns {Promise<InForce[]>}
 * @throws Stop if the shop was never started
 */
export async function localWidgets() {
  const { file } = findShop(shopFolder)
  const composed = readComposition(file)?.remotes
  if (!composed)
    throw new Stop(`There is no composition at ${file}: start the shop once, or name one: --from`)
  return Promise.all(
    composed.map(async ({ name, version }) => {
      const described = path.join(releasesFolder, name, version, 'client/widgets.json')
      if (existsSync(described)) return { name, version, widgets: readJson(described) }
      const packageName = remotes.find((folder) => releaseName(folder) === name)
      if (!packageName) return { name, version }
      return { name, version, widgets: await readSources(packageName), isFromSources: true }
    }),
  )
}

/** @param {string} packageName */
async function readSources(packageName) {
  const { isWell, words } = await runProgram(printWidgets, [packageName])
  if (!isWell) throw new Stop(`The widgets of ${packageName} cannot be read:\n${words}`)
  return JSON.parse(words)
}

/**
 * Asks a shop for its composition, and each remote's release for its widgets. A local build has no list.
 * @param {string} from origin
 * @returns {Promise<InForce[]>}
 * @throws Stop if the shop doesn't answer
 */
export async function widgetsOfShop(from) {
  if (!URL.canParse(from))
    throw new Stop(`${from} is no address of a shop. For example: https://shop.example`)
  const { origin } = new URL(from)
  const composition = await fetchJson(`${origin}/-/composition`)
  if (!composition?.remotes) throw new Stop(`${origin} has no composition: is it a shop?`)
  return Promise.all(
    composition.remotes.map(async (/** @type {{ name: string, version: string }} */ { name, version }) => {
      const folder = `${origin}/remotes/${encodeURIComponent(name)}/${encodeURIComponent(version)}`
      return { name, version, widgets: await fetchJson(`${folder}/widgets.json`) }
    }),
  )
}

/**
 * Returns undefined for a file that the shop lacks.
 * @param {string} url
 */
async function fetchJson(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerDeadlineMs) })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new Stop(`${url} gives no types: ${error instanceof Error ? error.message : error}`)
  }
}
