import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Stop } from '../../workspace/steps.mjs'
import { readJson, releasesFolder } from '../../workspace/workspace.mjs'

const answerDeadlineMs = 3_000

/** Containers lack the sources of the rules. Their versions come from `.env`, and the gateway tries them. */
const rulesFile = fileURLToPath(new URL('../../contracts/load-typescript.mjs', import.meta.url))

/** @returns {Promise<typeof import('@storefront/contracts/surface')>} */
const loadRules = async () => (await import(pathToFileURL(rulesFile).href)).surfaceRules()

/** @typedef {import('../releases-in-force.mjs').Party} Party */

/**
 * Compares what a release reads with what the running APIs answer. Each API of a roll must give it. Returns
 * words for the history if operators insist (`isUntried`), or undefined if there is nothing to insist on.
 * @param {string[]} words remote and version
 * @param {{ apis: string[], isUntried: boolean, say: (line: string) => void, releases?: string }} options
 * @throws Stop if an API doesn't answer what the release reads
 */
export async function requireAnsweredReads(
  [name = '', version = ''],
  { apis, isUntried, say, releases = releasesFolder },
) {
  const file = path.join(releases, name, version, 'release.json')
  const { agreement } = existsSync(file) ? readJson(file) : {}
  if (!agreement?.reads || apis.length === 0 || !existsSync(rulesFile)) return undefined
  const label = `${name} ${version}`
  const answering = await fetchAgreements(apis)
  if (answering.length === 0) {
    say(`${label} was compared with no API: none answers on ${apis.join(', ')}.`)
    return undefined
  }
  const unmet = (await loadRules()).unmetBetween({ label, agreement }, answering)
  if (unmet.length === 0) return undefined
  if (!isUntried)
    throw new Stop(
      `${unmet.join('\n')}\nNothing is changed. Put that API in force first, or insist with --untried.`,
    )
  return `untried although ${unmet.join('; ')}`
}

/**
 * Asks each API for its agreement, and drops those that don't know it. Processes of one version count once.
 * @param {string[]} apis origins
 * @returns {Promise<Party[]>}
 */
async function fetchAgreements(apis) {
  const answers = await Promise.all(apis.map(fetchAgreement))
  const byLabel = new Map(answers.flatMap((party) => (party ? [[party.label, party]] : [])))
  return [...byLabel.values()]
}

/**
 * @param {string} origin
 * @returns {Promise<Party | undefined>}
 */
async function fetchAgreement(origin) {
  try {
    const response = await fetch(`${origin}/agreement`, { signal: AbortSignal.timeout(answerDeadlineMs) })
    if (!response.ok) return undefined
    const { name, version, agreement } = await response.json()
    return { label: `${name} ${version}`, agreement }
  } catch {
    // The gateway's trial still renders the release with whatever answers.
    return undefined
  }
}
