/**
 * The fields that the rules read of a syntax node, of JavaScript, JSX or TypeScript.
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {string} [name]
 * @property {string | number | boolean | null} [value]
 * @property {'type' | 'value'} [importKind]
 * @property {SyntaxNode} [source]
 * @property {SyntaxNode[]} [specifiers]
 * @property {SyntaxNode[]} [params]
 * @property {SyntaxNode} [parameter]
 * @property {SyntaxNode} [left]
 * @property {SyntaxNode} [right]
 * @property {SyntaxNode} [typeAnnotation]
 * @property {SyntaxNode[]} [types]
 * @property {SyntaxNode} [callee]
 * @property {SyntaxNode} [tag]
 * @property {SyntaxNode} [object]
 * @property {SyntaxNode} [property]
 * @property {SyntaxNode[]} [arguments]
 * @property {{ value: { cooked: string } }[]} [quasis]
 * @property {{ attributes: { name?: { name: string } }[] }} [openingElement]
 * @property {SyntaxNode} [expression]
 * @property {SyntaxNode} [parent]
 */

/**
 * @typedef {{ start: { line: number, column: number }, end: { line: number, column: number } }} Location
 * @typedef {{ type: string, value: string, loc: Location }} Comment
 * @typedef {{ node: SyntaxNode, message: string } | { loc: Location, message: string }} Finding
 * @typedef {{ report: (finding: Finding) => void, sourceCode: { getAllComments: () => Comment[] } }} Context
 */

const mostWords = 12
const vague = /\b(nobody|nothing|all the same|anew)\b/i
const clause = /^[*\s]*(What|Who|Whose|Whoever|Whatever|Where|So that)\b/

/**
 * Requires that a comment begins with a subject or a verb. Later lines of a `//` comment may begin with any
 * word.
 */
const plainComments = {
  meta: { type: 'suggestion', schema: [] },
  create: (/** @type {Context} */ { sourceCode, report }) => ({
    Program() {
      const comments = sourceCode.getAllComments()
      for (const [index, comment] of comments.entries()) {
        const before = comments[index - 1]
        const isLaterLine =
          comment.type === 'Line' &&
          before?.type === 'Line' &&
          before.loc.end.line === comment.loc.start.line - 1 &&
          before.loc.start.column === comment.loc.start.column
        if (isLaterLine || !clause.test(comment.value)) continue
        report({ loc: comment.loc, message: 'A comment begins with its subject or its verb.' })
      }
    },
  }),
}

const runners = ['it', 'test', 'describe']
const variants = [
  'each',
  'skip',
  'only',
  'failing',
  'concurrent',
  'serial',
  'parallel',
  'fixme',
  'slow',
  'describe',
]

/**
 * Returns true if a call declares tests: `test`, `describe.skip`, `test.each(table)`.
 * @type {(callee: SyntaxNode | undefined) => boolean}
 */
function isRunner(callee) {
  if (!callee) return false
  if (callee.type === 'Identifier') return runners.includes(callee.name ?? '')
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return isRunner(callee.callee ?? callee.tag)
  const isVariant = callee.type === 'MemberExpression' && variants.includes(callee.property?.name ?? '')
  return isVariant && isRunner(callee.object)
}

/**
 * Returns the text of a title, with each interpolated value as one word. Returns undefined for other nodes.
 * @param {SyntaxNode | undefined} node
 */
function readText(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis?.map(({ value }) => value.cooked).join('x')
}

/** Requires that the title of a test makes a single claim in at most `mostWords` words. */
const plainTitles = {
  meta: { type: 'suggestion', schema: [] },
  create: (/** @type {Context} */ { report }) => ({
    /** @param {SyntaxNode} node */
    CallExpression({ callee, arguments: [title, ...rest] = [] }) {
      if (!title || rest.length === 0 || !isRunner(callee)) return
      const text = readText(title)
      if (text === undefined) return
      const count = text.trim().split(/\s+/).length
      if (count > mostWords)
        report({ node: title, message: `A title has at most ${mostWords} words, this one ${count}.` })
      const [word] = vague.exec(text) ?? []
      if (word) report({ node: title, message: `A title names its subject instead of "${word}".` })
    },
  }),
}

export const plainEnglish = { 'plain-comments': plainComments, 'plain-titles': plainTitles }
