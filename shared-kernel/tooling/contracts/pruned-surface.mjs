import { surfaceRules } from './load-typescript.mjs'
import { listAlternatives } from './program.mjs'

/**
 * Reduces a description to the fields whose declarations are read. A named shape is reduced only once, so a
 * field that is read in one response counts as read in all responses with this shape.
 * @param {import('typescript').TypeChecker} checker
 * @param {Set<import('typescript').Declaration>} read
 * @param {Record<string, any>} shapes
 */
export function pruner(checker, read, shapes) {
  const { membersOf, memberKey } = surfaceRules()
  /** @type {Map<string, any>} */
  const named = new Map()

  /** @type {(types: import('typescript').Type[], shape: any) => any} */
  const cut = (types, shape) => {
    if (typeof shape === 'string') {
      if (shapes[shape] !== undefined && !named.has(shape)) {
        named.set(shape, {})
        named.set(shape, cut(types, shapes[shape]))
      }
      return shape
    }
    if (Array.isArray(shape))
      return [
        cut(
          types.flatMap((type) => listElementTypes(checker, type)),
          shape[0],
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
    /** @type {(type: import('typescript').Type, shape: any) => any} */
    prune: (type, shape) => cut(listAlternatives(checker, type), shape),
    /** @returns {Record<string, any>} */
    shapes: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

function listElementTypes(checker, type) {
  return checker.isArrayType(type) ? listAlternatives(checker, checker.getTypeArguments(type)[0]) : []
}

/**
 * Returns the types of a field, or an empty list if the field isn't read. All keys of a record count as read.
 */
function memberTypes(checker, type, name, read) {
  const index = name === '*' ? checker.getIndexTypeOfType(type, 0) : undefined
  if (index) return listAlternatives(checker, index)
  const symbol = type.getProperty(name)
  const isRead = symbol?.declarations?.some((declaration) => read.has(declaration))
  return isRead ? listAlternatives(checker, checker.getTypeOfSymbol(symbol)) : []
}
