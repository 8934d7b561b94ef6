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
    if (!expression || !isValue(expression)) continue
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
  const may = listObjects(checker, type).some((one) => {
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
 * Lists the expressions that a node passes on: arguments, props, members, returned values.
 * @param {import('typescript').Node} node
 * @returns {readonly (import('typescript').Node | undefined)[]}
 */
function passedBy(node) {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.arguments ?? []
  if (ts.isJsxExpression(node) || ts.isReturnStatement(node) || ts.isJsxSpreadAttribute(node))
    return [node.expression]
  if (ts.isPropertyAssignment(node) || (ts.isVariableDeclaration(node) && node.type))
    return [node.initializer]
  return ts.isArrowFunction(node) ? [node.body] : []
}

/**
 * Returns true for a value as a whole. The parts of a literal or a function are checked individually.
 * @param {import('typescript').Node} node
 * @returns {node is import('typescript').Expression}
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
  const asked = listObjects(checker, wanted)
  for (const type of listObjects(checker, given))
    for (const one of asked) if (type !== one) markPair(checker, type, one, mark, depth - 1)
}

const listObjects = (/** @type {TypeChecker} */ checker, /** @type {Type} */ type) =>
  listAlternatives(checker, type).filter(({ flags }) => flags & ts.TypeFlags.Object)

/** @type {MarkPart} */
function markPair(checker, given, wanted, mark, depth) {
  const [called] = wanted.getCallSignatures()
  const [own] = given.getCallSignatures()
  if (checker.isArrayType(given) && checker.isArrayType(wanted))
    markMembers(checker, getElementType(checker, given), getElementType(checker, wanted), mark, depth)
  else if (called && own) {
    // A function that is passed as an argument reads the arguments of its later calls.
    const others = called.parameters.map((parameter) => checker.getTypeOfSymbol(parameter))
    own.parameters.forEach((parameter, index) => {
      const other = others[index]
      if (other) markMembers(checker, other, checker.getTypeOfSymbol(parameter), mark, depth)
    })
  } else {
    for (const property of wanted.getProperties()) {
      const member = given.getProperty(property.name)
      if (property.declarations?.some(isAgreed) || !member?.declarations?.some(isAgreed)) continue
      mark(member)
      markMembers(checker, checker.getTypeOfSymbol(member), checker.getTypeOfSymbol(property), mark, depth)
    }
  }
}
