import { readdirSync } from 'node:fs'
import path from 'node:path'
import { allPackages, root } from '../../run/workspace.mjs'
import { runSlowApiSuite } from '../suites/api-suite.mjs'
import { unitTests } from '../suites/jest.mjs'

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/**
 * Suites that the gate leaves out, by the name of their part.
 * @type {Map<string, () => Promise<Outcome | Outcome[]>>}
 */
const suites = new Map()
suites.set('unit', async () => unitTests(allPackages(), { tests: 'slow' }))
suites.set('api', runSlowApiSuite)

/** Folders of `e2e/long`. */
const journeyFolders = readdirSync(path.join(root, 'e2e/long'))

export const partNames = [...suites.keys(), ...journeyFolders]

/**
 * What these parts of the long suite run: suites, and folders of journeys for Playwright.
 * @param {string[]} names
 * @returns {{ suites: (() => Promise<Outcome | Outcome[]>)[], folders: string[] }}
 * @throws where there is no such part
 */
export function partsNamed(names) {
  const unknown = names.find((name) => !partNames.includes(name))
  if (unknown) throw new Error(`There is no part ${unknown}. Parts: ${partNames.join(', ')}`)
  return {
    suites: [...suites].filter(([name]) => names.includes(name)).map(([, run]) => run),
    folders: journeyFolders.filter((name) => names.includes(name)).map((name) => `long/${name}/`),
  }
}
