import path from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/workspace.mjs'
import { surfaceRules } from './load-typescript.mjs'
import { getElementType, listAlternatives, getFactTypes, createTypeProgram } from './program.mjs'

const maps = ['storefront-events.ts', 'storefront-calls.ts'].map((file) =>
  path.join(root, 'shared-kernel/event-bus/src', file),
)

/**
 * Describes the event bus from the types of its maps.
 * @param {string} version
 */
export function describeFacts(version) {
  const program = createTypeProgram(maps)
  const checker = program.getTypeChecker()
  const facts = [...getFactTypes(program)].map(([name, type]) => [name, toShape(checker, type)])
  return { version, facts: Object.fromEntries(facts), shapes: {} }
}

/**
 * Describes the payload of an event or a call from its type.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 * @returns {import('./pruned-surface.mjs').Shape}
 */
export function toShape(checker, type) {
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return 'unknown'
  const all = listAlternatives(checker, type)
  const objects = all.filter((one) => one.flags & ts.TypeFlags.Object)
  if (objects.length === 0) return toScalars(checker, all)
  const [first] = objects
  if (first && checker.isArrayType(first)) return [toShape(checker, getElementType(checker, first))]
  const index = first && checker.getIndexTypeOfType(first, 0)
  if (index) return { '*': toShape(checker, index) }
  const names = new Set(objects.flatMap((one) => one.getProperties().map(({ name }) => name)))
  return Object.fromEntries([...names].map((name) => toMember(checker, name, objects)))
}

/**
 * Describes one field of these objects. A field that only some of the objects have may be absent.
 * @param {import('typescript').TypeChecker} checker
 * @param {string} name
 * @param {import('typescript').Type[]} objects
 * @returns {[key: string, shape: import('./pruned-surface.mjs').Shape]}
 */
export function toMember(checker, name, objects) {
  const { memberKey } = surfaceRules()
  const symbols = objects.map((one) => one.getProperty(name))
  const present = symbols.filter((symbol) => symbol !== undefined)
  const types = present.map((symbol) => checker.getTypeOfSymbol(symbol))
  const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]))
  const isOptional =
    present.length < symbols.length || present.some((symbol) => symbol.flags & ts.SymbolFlags.Optional)
  const isNullable = parts.some((type) => type.flags & ts.TypeFlags.Null)
  const shapes = types.map((type) => toShape(checker, type))
  const shape = shapes.every((one) => typeof one === 'string') ? joined(shapes) : (shapes[0] ?? 'unknown')
  return [memberKey({ name, isOptional, isNullable }), shape]
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type[]} types
 */
const toScalars = (checker, types) => joined(types.map((type) => toScalar(checker, type)))

/** @param {string[]} scalars */
function joined(scalars) {
  const alternatives = new Set(scalars.flatMap((one) => one.split('|')))
  if (alternatives.has('true') && alternatives.has('false')) {
    alternatives.delete('true')
    alternatives.delete('false')
    alternatives.add('boolean')
  }
  return [...alternatives].join('|')
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 */
function toScalar(checker, type) {
  if (type.isStringLiteral()) return `'${type.value}'`
  return checker.typeToString(type)
}
