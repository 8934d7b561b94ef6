import ts from 'typescript'
import { getElementType, listAlternatives, isAgreed } from './program.mjs'

/**
 * @typedef {import('typescript').TypeChecker} TypeChecker
 * @typedef {import('typescript').Type} Type
 * @typedef {import('typescript').Symbol} Field
 * @typedef {(given: Field, wanted: Field) => void} NoteField
 * @typedef {(
 *   checker: TypeChecker, given: Type, wanted: Type, note: NoteField, depth: number,
 * ) => void} NotePart
 */

/** Maximum depth to which a value is followed into another type. */
const deepest = 3

/**
 * Notes each contract field of a value that is passed to another type, e.g. the props of a card, and the
 * field of that type by which it is read.
 * @param {TypeChecker} checker
 * @param {import('typescript').Node} node
 * @param {NoteField} note
 */
export function notePassed(checker, node, note) {
  for (const expression of passedBy(node)) {
    if (!expression || !isValue(expression)) continue
    const given = checker.getTypeAtLocation(expression)
    const wanted = mayConcern(checker, given) ? checker.getContextualType(expression) : undefined
    if (wanted) noteMembers(checker, given, wanted, note, deepest)
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

/** @type {NotePart} */
function noteMembers(checker, given, wanted, note, depth) {
  if (given === wanted || depth === 0) return
  const asked = listObjects(checker, wanted)
  for (const type of listObjects(checker, given))
    for (const one of asked) if (type !== one) notePair(checker, type, one, note, depth - 1)
}

const listObjects = (/** @type {TypeChecker} */ checker, /** @type {Type} */ type) =>
  listAlternatives(checker, type).filter(({ flags }) => flags & ts.TypeFlags.Object)

/** @type {NotePart} */
function notePair(checker, given, wanted, note, depth) {
  const [called] = wanted.getCallSignatures()
  const [own] = given.getCallSignatures()
  if (checker.isArrayType(given) && checker.isArrayType(wanted))
    noteMembers(checker, getElementType(checker, given), getElementType(checker, wanted), note, depth)
  else if (called && own) {
    // A function that is passed as an argument reads the arguments of its later calls.
    const others = called.parameters.map((parameter) => checker.getTypeOfSymbol(parameter))
    own.parameters.forEach((parameter, index) => {
      const other = others[index]
      if (other) noteMembers(checker, other, checker.getTypeOfSymbol(parameter), note, depth)
    })
  } else {
    for (const property of wanted.getProperties()) {
      const member = given.getProperty(property.name)
      if (!member?.declarations?.some(isAgreed)) continue
      note(member, property)
      noteMembers(checker, checker.getTypeOfSymbol(member), checker.getTypeOfSymbol(property), note, depth)
    }
  }
}
