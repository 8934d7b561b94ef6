import ts from 'typescript'
import { getElementType, listAlternatives, isAgreed } from './program.mjs'

/**
 * @typedef {import('typescript').TypeChecker} TypeChecker
 * @typedef {import('typescript').Type} Type
 * @typedef {(symbol: import('typescript').Symbol | undefined) => void} Mark
 * @typedef {(checker: TypeChecker, given: Type, wanted: Type, mark: Mark, depth: number) => void} MarkPart
 */

/** Maximum depth to which a value is followed into a type outside the contracts. */
const deepest = 3

/**
 * Marks the fields that a value is read by when it is passed to a type outside the contracts, e.g. the props
 * of a card. The fields that this type declares count as read.
 * @param {TypeChecker} checker
 * @param {import('typescript').Node} node
 * @param {Mark} mark
 */
export function markPassed(checker, node, mark) {
  for (const expression of passedBy(node)) {
    const given = checker.getTypeAtLocation(expression)
    const wanted = mayConcern(checker, given) ? checker.getContextualType(expression) : undefined
    if (wanted) markMembers(checker, given, wanted, mark, deepest)
  }
}

/** @type {WeakMap<Type, boolean>} */
const concerns = new WeakMap()

/**
 * Returns true if a value has fields from a contract, or is a function or a list of such values.
 * @type {(checker: TypeChecker, type: Type) => boolean}
 */
function mayConcern(checker, type) {
  const known = concerns.get(type)
  if (known !== undefined) return known
  concerns.set(type, false)
  const may = listAlternatives(checker, type).some((one) => {
    if (!(one.flags & ts.TypeFlags.Object)) return false
    if (checker.isArrayType(one)) return mayConcern(checker, getElementType(checker, one))
    return (
      one.getCallSignatures().length > 0 ||
      one.getProperties().some(({ declarations }) => declarations?.some(isAgreed))
    )
  })
  concerns.set(type, may)
  return may
}

/**
 * @param {import('typescript').Node} node
 * @returns {import('typescript').Expression[]}
 */
function passedBy(node) {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return (node.arguments ?? []).filter(isValue)
  if (ts.isJsxExpression(node) || ts.isReturnStatement(node) || ts.isJsxSpreadAttribute(node))
    return node.expression && isValue(node.expression) ? [node.expression] : []
  if (ts.isPropertyAssignment(node)) return isValue(node.initializer) ? [node.initializer] : []
  if (ts.isVariableDeclaration(node) && node.type && node.initializer)
    return isValue(node.initializer) ? [node.initializer] : []
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return isValue(node.body) ? [node.body] : []
  return []
}

/**
 * Returns true for a value as a whole. The parts of a literal or a function are checked individually.
 * @param {import('typescript').Node} node
 */
const isValue = (node) =>
  ts.isIdentifier(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isElementAccessExpression(node)

/** @type {MarkPart} */
function markMembers(checker, given, wanted, mark, depth) {
  if (given === wanted || depth === 0) return
  const asked = listAlternatives(checker, wanted).filter((type) => type.flags & ts.TypeFlags.Object)
  for (const type of listAlternatives(checker, given)) {
    if (!(type.flags & ts.TypeFlags.Object)) continue
    for (const one of asked) markPair(checker, type, one, mark, depth)
  }
}

/** @type {MarkPart} */
function markPair(checker, given, wanted, mark, depth) {
  if (given === wanted) return
  if (checker.isArrayType(given) && checker.isArrayType(wanted))
    return markMembers(
      checker,
      getElementType(checker, given),
      getElementType(checker, wanted),
      mark,
      depth - 1,
    )
  const [called] = wanted.getCallSignatures()
  const [own] = given.getCallSignatures()
  if (called && own) {
    // A function that is passed as an argument reads the arguments of its later calls.
    own.parameters.forEach((parameter, index) => {
      const other = called.parameters[index]
      if (other)
        markMembers(
          checker,
          checker.getTypeOfSymbol(other),
          checker.getTypeOfSymbol(parameter),
          mark,
          depth - 1,
        )
    })
    return undefined
  }
  for (const property of wanted.getProperties()) {
    if (property.declarations?.some(isAgreed)) continue
    const member = given.getProperty(property.name)
    if (!member?.declarations?.some(isAgreed)) continue
    mark(member)
    markMembers(checker, checker.getTypeOfSymbol(member), checker.getTypeOfSymbol(property), mark, depth - 1)
  }
  return undefined
}
