import { surfaceRules } from './load-typescript.mjs'
import { getElementType, listAlternatives } from './program.mjs'

/**
 * @typedef {import('../../contracts/src/surface/surface').Shape} Shape
 * @typedef {import('../../contracts/src/surface/surface').Shapes} Shapes
 */

/**
 * Reduces a description to the fields whose declarations are read. A named shape is reduced only once, so a
 * field that is read in one response counts as read in all responses with this shape.
 * @param {import('typescript').TypeChecker} checker
 * @param {Set<import('typescript').Declaration>} read
 * @param {Shapes} shapes
 */
export function pruner(checker, read, shapes) {
  const { isList, membersOf, memberKey } = surfaceRules()
  /** @type {Map<string, Shape>} */
  const named = new Map()

  /** @type {(types: import('typescript').Type[], shape: Shape) => Shape} */
  const cut = (types, shape) => {
    if (typeof shape === 'string') {
      const whole = shapes[shape]
      if (whole !== undefined && !named.has(shape)) {
        named.set(shape, {})
        named.set(shape, cut(types, whole))
      }
      return shape
    }
    if (isList(shape))
      return [
        cut(
          types.flatMap((type) => listElementTypes(checker, type)),
          shape[0] ?? 'unknown',
        ),
      ]
    return Object.fromEntries(
      membersOf(shape).flatMap((member) => {
        const below = types.flatMap((type) => memberTypes(checker, type, member.name, read))
        return below.length > 0 ? [[memberKey(member), cut(below, member.shape)]] : []
      }),
    )
  }
  return {
    /** @type {(type: import('typescript').Type, shape: Shape) => Shape} */
    prune: (type, shape) => cut(listAlternatives(checker, type), shape),
    /** @returns {Shapes} */
    shapes: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 */
function listElementTypes(checker, type) {
  return checker.isArrayType(type) ? listAlternatives(checker, getElementType(checker, type)) : []
}

/**
 * Returns the types of a field, or an empty list if the field isn't read. All keys of a record count as read.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 * @param {string} name
 * @param {Set<import('typescript').Declaration>} read
 */
function memberTypes(checker, type, name, read) {
  const index = name === '*' ? checker.getIndexTypeOfType(type, 0) : undefined
  if (index) return listAlternatives(checker, index)
  const symbol = type.getProperty(name)
  const isRead = symbol?.declarations?.some((declaration) => read.has(declaration))
  return symbol && isRead ? listAlternatives(checker, checker.getTypeOfSymbol(symbol)) : []
}
