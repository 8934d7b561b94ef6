import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../workspace/steps.mjs'
import { allPackages, root } from '../../workspace/workspace.mjs'
import { runSlowApiSuite } from '../suites/api-suite.mjs'
import { unitTests } from '../suites/jest.mjs'
import { runOnNewerNode } from './newer-node.mjs'

/** @typedef {import('../suites/outcome.mjs').Outcome} Outcome */

/**
 * Suites that aren't part of the gate, by name.
 * @type {Map<string, () => Promise<Outcome | Outcome[]>>}
 */
const suites = new Map()
suites.set('unit', async () => unitTests(allPackages(), { tests: 'slow' }))
suites.set('api', runSlowApiSuite)

/**
 * Suites that run only if named, because they repeat the same tests in another environment.
 * @type {typeof suites}
 */
const onRequest = new Map()
onRequest.set('node24', runOnNewerNode)

const journeyFolders = readdirSync(path.join(root, 'e2e/long'))

export const partNames = [...suites.keys(), ...journeyFolders]

/**
 * Finds the suites for the given parts of the long suite, and the folders of journeys for Playwright.
 * @param {string[]} names
 * @returns {{ suites: (() => Promise<Outcome | Outcome[]>)[], folders: string[] }}
 * @throws if there is no such part
 */
export function partsNamed(names) {
  const known = [...partNames, ...onRequest.keys()]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Stop(`There is no part ${unknown}. Parts: ${known.join(', ')}`)
  return {
    suites: [...suites, ...onRequest].filter(([name]) => names.includes(name)).map(([, run]) => run),
    folders: journeyFolders.filter((name) => names.includes(name)).map((name) => `e2e/long/${name}/`),
  }
}
