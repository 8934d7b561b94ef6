import ts from 'typescript'
import { isAgreed, listAlternatives } from './program.mjs'
import { notePassed } from './passed-values.mjs'

/**
 * Functions of the event bus, with suffixes of the events that they publish (`told`) and consume (`heard`).
 */
const busFunctions = {
  publish: { told: [''], heard: [] },
  on: { told: [], heard: [''] },
  lastOf: { told: [], heard: [''] },
  callRemote: { told: [' (request)'], heard: [' (answer)'] },
  answerCalls: { told: [' (answer)'], heard: [' (request)'] },
}

/**
 * Finds the contracts that a program uses: declarations read, endpoints named, events published and consumed.
 * @param {import('typescript').Program} program
 */
export function findUsage(program) {
  const checker = program.getTypeChecker()
  /** @type {Set<import('typescript').Declaration>} */
  const read = new Set()
  /** @type {Set<import('typescript').Symbol>} */
  const endpoints = new Set()
  /** @type {Set<string>} */
  const told = new Set()
  /** @type {Set<string>} */
  const heard = new Set()
  /** @type {(symbol: import('typescript').Symbol | undefined) => void} */
  const mark = (symbol) => {
    for (const declaration of symbol?.declarations ?? []) if (isAgreed(declaration)) read.add(declaration)
  }
  /**
   * Fields that are read if the contract field of another answer is, because a value was passed as its type.
   * @type {Map<import('typescript').Declaration, Set<import('typescript').Symbol>>}
   */
  const passedAs = new Map()
  /** @type {import('./passed-values.mjs').NoteField} */
  const note = (given, { declarations = [] }) => {
    const [agreed] = declarations.filter(isAgreed)
    if (agreed) passedAs.set(agreed, (passedAs.get(agreed) ?? new Set()).add(given))
    else mark(given)
  }
  /** @type {(node: import('typescript').Node) => void} */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name))
    else if (ts.isBindingElement(node)) mark(boundMember(checker, node))
    else if (ts.isElementAccessExpression(node)) listIndexed(checker, node).forEach(mark)
    else if (ts.isIdentifier(node)) {
      const endpoint = findEndpoint(checker, node)
      if (endpoint) endpoints.add(endpoint)
    }
    if (ts.isCallExpression(node)) noteFact(checker, node, told, heard)
    notePassed(checker, node, note)
    ts.forEachChild(node, visit)
  }
  for (const source of program.getSourceFiles()) if (isOwn(source)) visit(source)
  // The set grows during this loop, so a field that is passed on twice is found too.
  for (const declaration of read) passedAs.get(declaration)?.forEach(mark)
  return { read, endpoints, told, heard }
}

/**
 * Returns true for sources of the repository that use contracts. The contracts themselves only declare.
 * @param {import('typescript').SourceFile} source
 */
const isOwn = (source) =>
  !source.isDeclarationFile &&
  !source.fileName.includes('/node_modules/') &&
  !source.fileName.includes('/shared-kernel/contracts/')

/**
 * Lists the members that `value[name]` may read, i.e. one for each literal in the name's type.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').ElementAccessExpression} node
 */
function listIndexed(checker, { expression, argumentExpression }) {
  const names = listAlternatives(checker, checker.getTypeAtLocation(argumentExpression))
  const values = listAlternatives(checker, checker.getTypeAtLocation(expression))
  return names.flatMap((name) =>
    name.isStringLiteral() ? values.map((value) => value.getProperty(name.value)) : [],
  )
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').BindingElement} node
 */
function boundMember(checker, node) {
  const name = node.propertyName ?? node.name
  const isNamed = ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken
  if (!isNamed || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined
  return checker.getTypeAtLocation(node.parent).getProperty(name.text)
}

/**
 * Finds the endpoint that an identifier names. The name in an import isn't a use.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Identifier} node
 */
function findEndpoint(checker, node) {
  if (ts.isImportSpecifier(node.parent)) return undefined
  const symbol = checker.getSymbolAtLocation(node)
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return undefined
  const target = checker.getAliasedSymbol(symbol)
  const declaration = target.valueDeclaration
  const isEndpoint =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    isAgreed(declaration) &&
    declaration.initializer !== undefined &&
    ts.isCallExpression(declaration.initializer) &&
    declaration.initializer.expression.getText() === 'endpoint'
  return isEndpoint ? target : undefined
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').CallExpression} call
 * @param {Set<string>} told
 * @param {Set<string>} heard
 */
function noteFact(checker, { expression, arguments: [name] }, told, heard) {
  if (!ts.isIdentifier(expression) || !name || !(expression.text in busFunctions)) return
  const symbol = checker.getSymbolAtLocation(expression)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  if (!target?.declarations?.some(isAgreed)) return
  const type = checker.getTypeAtLocation(name)
  const names = listAlternatives(checker, type).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  const does = busFunctions[/** @type {keyof typeof busFunctions} */ (expression.text)]
  for (const one of names) {
    does.told.forEach((part) => told.add(one + part))
    does.heard.forEach((part) => heard.add(one + part))
  }
}
