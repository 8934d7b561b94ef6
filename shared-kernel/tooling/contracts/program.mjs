import path from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/workspace.mjs'

const kernel = path.join(root, 'shared-kernel')
const agreements = ['contracts', 'event-bus'].map((name) => path.join(kernel, name, 'src') + path.sep)

/**
 * Creates a TypeScript program for these files and their imports.
 * @param {string[]} files
 * @param {Record<string, string>} [drafts] contents of files that aren't on disk
 */
export function createTypeProgram(files, drafts = {}) {
  const { config } = ts.readConfigFile(path.join(kernel, 'tooling/tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root)
  const assets = path.join(kernel, 'tooling/src/assets.d.ts')
  const settings = { ...options, types: ['node'] }
  const host = ts.createCompilerHost(settings)
  const { fileExists, readFile } = host
  host.fileExists = (file) => file in drafts || fileExists(file)
  host.readFile = (file) => drafts[file] ?? readFile(file)
  return ts.createProgram([...files.filter(host.fileExists), assets], settings, host)
}

/**
 * Returns true if a declaration belongs to `contracts` or `event-bus`, or adds an event to the bus.
 * @param {import('typescript').Declaration} declaration
 */
export const isAgreed = (declaration) =>
  agreements.some((folder) => declaration.getSourceFile().fileName.startsWith(folder)) ||
  isOwnEvent(declaration)

/**
 * Returns true inside `declare module '@storefront/event-bus'`, where a remote declares events of its own.
 * @param {import('typescript').Node} node
 * @returns {boolean}
 */
const isOwnEvent = (node) =>
  (ts.isModuleDeclaration(node) && node.name.text === '@storefront/event-bus') ||
  (!ts.isSourceFile(node) && isOwnEvent(node.parent))

/**
 * Returns the types of the event bus by name: events, and both directions of calls.
 * @param {import('typescript').Program} program
 * @returns {Map<string, import('typescript').Type>}
 */
export function getFactTypes(program) {
  const checker = program.getTypeChecker()
  /** @type {(file: string, name: string) => import('typescript').Symbol[]} */
  const membersOf = (file, name) => {
    const source = program.getSourceFile(path.join(kernel, 'event-bus/src', file))
    const symbol = source && checker.getSymbolAtLocation(source)
    const map = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name)
    // The declaration's type has the events that remotes add, the exported symbol's type doesn't.
    const [declaration] = map?.declarations ?? []
    return declaration ? checker.getTypeAtLocation(declaration).getProperties() : []
  }
  /** @type {Map<string, import('typescript').Type>} */
  const types = new Map()
  for (const event of membersOf('storefront-events.ts', 'StorefrontEvents'))
    types.set(event.name, checker.getTypeOfSymbol(event))
  for (const call of membersOf('storefront-calls.ts', 'StorefrontCalls'))
    for (const part of checker.getTypeOfSymbol(call).getProperties())
      types.set(`${call.name} (${part.name})`, checker.getTypeOfSymbol(part))
  return types
}

/**
 * Returns the alternatives of a type, without null and undefined.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 */
export function listAlternatives(checker, type) {
  const present = checker.getNonNullableType(type)
  return present.isUnion() ? present.types : [present]
}

/**
 * Returns the type of an array's elements.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type of the array
 */
export const getElementType = (checker, type) =>
  checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type))[0] ?? type
