import path from 'node:path'
import { readJson, root } from '../workspace/workspace.mjs'
import { toShape } from './facts-surface.mjs'
import { loadTypescript } from './load-typescript.mjs'
import { getFactTypes, createTypeProgram } from './program.mjs'
import { pruner } from './pruned-surface.mjs'
import { widgetShapesIn } from './widgets/widget-shapes.mjs'
import { findUsage } from './usage.mjs'

/** @typedef {import('./pruned-surface.mjs').Shape} Shape */

const entries = ['src/remote.ts', 'src/server.ts', 'src/headless.ts', 'src/widgets/index.ts', 'src/main.ts']

/** Returns the stored description of `contracts` or `event-bus` (docs/adr/0052). */
export const writtenSurface = (/** @type {string} */ name) =>
  readJson(path.join(root, 'shared-kernel', name, 'surface.json'))

/**
 * Returns a package's agreement: the fields of responses and events that it reads, the events that it
 * publishes, and the props of its widgets. Extracts them from the sources of the package and the kernel
 * sources that it imports. The agreement of the API is its responses.
 * @param {string} packageName
 */
export function buildAgreement(packageName) {
  const calls = writtenSurface('contracts')
  if (packageName === 'reference-api') return { answers: calls }
  const program = createTypeProgram(listEntryFiles(packageName))
  const shows = widgetShapesIn(program, path.join(root, packageName, 'src/widgets/index.ts'))
  return { ...agreementIn(program, calls, writtenSurface('event-bus')), shows }
}

export const listEntryFiles = (/** @type {string} */ packageName) =>
  entries.map((file) => path.join(root, packageName, file))

/**
 * @param {import('typescript').Program} program
 * @param {import('./due-version.mjs').CallsSurface} calls surface of the API's calls
 * @param {import('./due-version.mjs').FactsSurface} facts surface of the event bus
 */
export function agreementIn(program, calls, facts) {
  const checker = program.getTypeChecker()
  const usage = findUsage(program)
  const types = getFactTypes(program)
  const answers = pruner(checker, usage.read, calls.shapes)
  const heard = pruner(checker, usage.read, facts.shapes)
  /** @type {Record<string, import('../../contracts/src/surface/surface').CallSurface>} */
  const reads = {}
  for (const endpoint of [...usage.endpoints].sort(byName)) {
    const key = toCallKey(endpoint)
    if (!key) continue
    const { answer } = calls.calls[key] ?? {}
    // The response is the fourth argument of `Endpoint`.
    const type = checker.getTypeOfSymbol(endpoint).aliasTypeArguments?.[3]
    reads[key] = answer === undefined || !type ? {} : { answer: answers.prune(type, answer) }
  }
  /** @type {Record<string, Shape>} */
  const hears = {}
  /** @type {Record<string, Shape>} */
  const tells = {}
  for (const name of [...usage.heard].sort()) {
    const type = types.get(name)
    const fact = facts.facts[name] ?? (type && toShape(checker, type))
    if (type && fact !== undefined) hears[name] = heard.prune(type, fact)
  }
  for (const name of [...usage.told].sort()) {
    const own = types.get(name)
    const fact = facts.facts[name] ?? (own && toShape(checker, own))
    if (fact !== undefined) tells[name] = fact
  }
  return {
    reads: { calls: reads, shapes: answers.shapes() },
    hears: { facts: hears, shapes: heard.shapes() },
    tells: { facts: tells, shapes: facts.shapes },
  }
}

/** @type {(one: import('typescript').Symbol, other: import('typescript').Symbol) => number} */
const byName = (one, other) => (one.name < other.name ? -1 : 1)

/**
 * Returns the key of a call, e.g. `GET /v1/carts/:token`, from the contract's module.
 * @param {import('typescript').Symbol} symbol
 * @returns {string | undefined}
 */
function toCallKey(symbol) {
  const file = symbol.valueDeclaration?.getSourceFile().fileName
  if (file === undefined) return undefined
  /** @type {import('./calls-surface.mjs').Endpoint | undefined} */
  const endpoint = loadTypescript(path.relative(root, file))[symbol.name]
  return endpoint && `${endpoint.method} ${endpoint.path}`
}
