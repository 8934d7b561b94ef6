import path from 'node:path'
import ts from 'typescript'
import { readJson, root } from '../workspace/workspace.mjs'
import { loadTypescript } from './load-typescript.mjs'
import { getFactTypes, createTypeProgram } from './program.mjs'
import { pruner } from './pruned-surface.mjs'
import { findUsage } from './usage.mjs'

const entries = ['src/remote.ts', 'src/server.ts', 'src/headless.ts', 'src/widgets/index.ts', 'src/main.ts']

/** Returns the stored description of `contracts` or `event-bus` (docs/adr/0052). */
export const writtenSurface = (/** @type {string} */ name) =>
  readJson(path.join(root, 'shared-kernel', name, 'surface.json'))

/**
 * Returns a package's agreement: the fields of responses and events that it reads, and the events that it
 * publishes. Extracts them from the sources of the package and the kernel sources that it imports. The
 * agreement of the API is its responses.
 * @param {string} packageName
 */
export function buildAgreement(packageName) {
  const calls = writtenSurface('contracts')
  if (packageName === 'reference-api') return { answers: calls }
  return agreementIn(createTypeProgram(listEntryFiles(packageName)), calls, writtenSurface('event-bus'))
}

export const listEntryFiles = (/** @type {string} */ packageName) =>
  entries.map((file) => path.join(root, packageName, file))

/**
 * @param {import('typescript').Program} program
 * @param {any} calls surface of the API's calls
 * @param {any} facts surface of the event bus
 */
export function agreementIn(program, calls, facts) {
  const checker = program.getTypeChecker()
  const usage = findUsage(program)
  const types = getFactTypes(program)
  const answers = pruner(checker, usage.read, calls.shapes)
  const heard = pruner(checker, usage.read, facts.shapes)
  const reads = [...usage.endpoints].sort(byName).flatMap((endpoint) => {
    const key = toCallKey(endpoint)
    const { answer } = calls.calls[key] ?? {}
    const type = findAnswerType(checker, endpoint)
    if (!key) return []
    return [[key, answer === undefined || !type ? {} : { answer: answers.prune(type, answer) }]]
  })
  const hears = [...usage.heard].sort().flatMap((name) => {
    const type = types.get(name)
    return type && facts.facts[name] !== undefined ? [[name, heard.prune(type, facts.facts[name])]] : []
  })
  const told = [...usage.told].sort().filter((name) => facts.facts[name] !== undefined)
  return {
    reads: { calls: Object.fromEntries(reads), shapes: answers.shapes() },
    hears: { facts: Object.fromEntries(hears), shapes: heard.shapes() },
    tells: { facts: Object.fromEntries(told.map((name) => [name, facts.facts[name]])), shapes: facts.shapes },
  }
}

const byName = (one, other) => (one.name < other.name ? -1 : 1)

/** Returns the key of a call, e.g. `GET /v1/carts/:token`, from the contract's module. */
function toCallKey(symbol) {
  const file = symbol.valueDeclaration.getSourceFile().fileName
  const endpoint = loadTypescript(path.relative(root, file))[symbol.name]
  return endpoint && `${endpoint.method} ${endpoint.path}`
}

/** Returns the response type, which is the fourth type argument of the result of `endpoint()`. */
function findAnswerType(checker, symbol) {
  const { initializer } = symbol.valueDeclaration
  const signature = ts.isCallExpression(initializer) && checker.getResolvedSignature(initializer)
  return signature ? signature.getReturnType().aliasTypeArguments?.[3] : undefined
}
