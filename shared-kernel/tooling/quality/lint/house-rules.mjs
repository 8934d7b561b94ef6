import { plainEnglish } from './plain-english.mjs'

/** @typedef {import('./plain-english.mjs').Context} Context */
/** @typedef {import('./plain-english.mjs').SyntaxNode} SyntaxNode */

const outside = ['kysely', 'fastify', 'pg']
/** @param {SyntaxNode} node */
const isType = ({ importKind, specifiers = [] }) =>
  importKind === 'type' || specifiers.every((specifier) => specifier.importKind === 'type')

/** Matches files with I/O. A type that rules need from such a file belongs in a `.table` or `.rules` file. */
const asking = /\.(sql|command|job|routes)$/

/** Requires that rules are synchronous and do no I/O. Rules may import row types. */
const pureRules = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {Context} */ context) {
    /** @param {SyntaxNode} node */
    const refuse = (node) => context.report({ node, message: 'A .rules file is pure: nothing waits in it.' })
    return {
      ':function[async=true]': refuse,
      AwaitExpression: refuse,
      /** @param {SyntaxNode} node */
      ImportDeclaration(node) {
        const source = String(node.source?.value)
        if (outside.includes(source) && !isType(node))
          context.report({ node, message: 'A .rules file is pure: it asks neither database nor server.' })
        if (asking.test(source))
          context.report({
            node,
            message: 'A .rules file is pure: what it knows of a row stands in a .table or a .rules file.',
          })
      },
    }
  },
}

const nothing = ['TSUndefinedKeyword', 'TSNullKeyword']
/** @type {(type: SyntaxNode | undefined) => boolean} */
const isBooleanType = (type) =>
  type?.type === 'TSBooleanKeyword' ||
  (type?.type === 'TSUnionType' &&
    type.types !== undefined &&
    type.types.some(isBooleanType) &&
    type.types.every((one) => isBooleanType(one) || nothing.includes(one.type)))

/**
 * Returns true for `isX: boolean`, `isX?: boolean`, `isX = false`, and a constructor's parameter property.
 * @type {(parameter: SyntaxNode | undefined) => boolean}
 */
const isBoolean = (parameter) => {
  if (!parameter) return false
  if (parameter.type === 'TSParameterProperty') return isBoolean(parameter.parameter)
  if (parameter.type !== 'AssignmentPattern') return isBooleanType(parameter.typeAnnotation?.typeAnnotation)
  return typeof parameter.right?.value === 'boolean' || isBoolean(parameter.left)
}

/**
 * Returns true for a callback, whose signature is defined by its caller, e.g. `reduce`.
 * @param {SyntaxNode} node
 */
const isCallback = (node) =>
  /^(Arrow)?FunctionExpression$/.test(node.type) && (node.parent?.arguments ?? []).includes(node)

const functions = [
  ':function',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSFunctionType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
]

/**
 * Requires a name for a boolean among several parameters. In `save(order, true)` it isn't clear what is true.
 */
const namedBooleans = {
  meta: { type: 'suggestion', schema: [] },
  create: (/** @type {Context} */ context) => ({
    /** @param {SyntaxNode} node */
    [functions.join()](node) {
      const { params = [] } = node
      if (params.length < 2 || isCallback(node)) return
      for (const parameter of params.filter(isBoolean))
        context.report({
          node: parameter,
          message: 'A boolean among several parameters bears its name: an options object, or two functions.',
        })
    },
  }),
}

/** @type {(node: SyntaxNode) => boolean} */
const isFigure = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee !== undefined &&
  (/^format(Yen|Count|Date|DateTime|DayWithWeekday)$/.test(callee.name ?? '') ||
    isFigure(callee.object ?? callee))
/** @param {SyntaxNode} node */
const isUntranslated = ({ openingElement }) =>
  openingElement?.attributes.some(({ name }) => name?.name === 'translate')

/**
 * Requires `translate="no"` for numbers. Browser translation replaces text nodes, so React would update
 * detached nodes.
 */
const untranslatedFigures = {
  meta: { type: 'problem', schema: [] },
  create: (/** @type {Context} */ context) => ({
    /** @param {SyntaxNode} node */
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'({ expression, parent }) {
      if (!expression || !isFigure(expression)) return
      for (let element = parent; element; element = element.parent) if (isUntranslated(element)) return
      context.report({ node: expression, message: 'A figure stands in an element with translate="no".' })
    },
  }),
}

export const houseRules = {
  rules: {
    'untranslated-figures': untranslatedFigures,
    'named-booleans': namedBooleans,
    'pure-rules': pureRules,
    ...plainEnglish,
  },
}
