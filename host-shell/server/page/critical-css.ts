import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A selector and the marks that must occur on the page for it to match. */
type Selector = { text: string; marks: readonly string[] }
/** A declaration, or another part of a rule. `token` is the name of a custom property. */
type Declaration = { text: string; token?: string }

type Part =
  | { type: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { type: 'group'; head: string; parts: readonly Part[] }
  | { type: 'keyframes'; name: string; text: string }
  | { type: 'text'; text: string }

const maxSheets = 300
const sheets = new LRUCache<string, readonly Part[]>({ max: maxSheets })

/**
 * Returns of each sheet the rules that can match a page's markup, with the tokens and keyframes that they
 * use. The rules keep their original order, which preserves the order of cascade layers. States and media
 * queries don't exclude a rule. The full sheets load with the scripts.
 */
export function criticalCss(texts: readonly string[], html: string): string[] {
  const marks = readMarks(html)
  const matched = texts.map((text) => match(readSheet(text), marks))
  const used = listUsed(matched, html)
  return matched.map((parts) => print(parts, used))
}

/** Attributes that an inline script sets before the first paint or before the full sheet has loaded. */
const early = new Set(['data-scheme', 'data-consent'])

/**
 * Lists what rules may ask of markup: its elements as `<th`, ids as `#outlet`, classes, its `data-` and
 * `aria-` attributes as `data-theme` and `data-theme=gift`, and `disabled`.
 */
function readMarks(html: string): ReadonlySet<string> {
  const marks = new Set<string>()
  for (const [tag] of html.matchAll(/<[a-z][\w-]*/gi)) marks.add(tag.toLowerCase())
  for (const [, name = '', value] of html.matchAll(
    /\s(class|id|disabled|data-[\w-]+|aria-[\w-]+)(?:="([^"]*)")?/g,
  )) {
    if (name === 'class') for (const one of value?.split(/\s+/) ?? []) marks.add(one)
    else if (name === 'id') marks.add(`#${value ?? ''}`)
    else marks.add(name).add(`${name}=${value ?? ''}`)
  }
  return marks
}

function readSheet(text: string): readonly Part[] {
  const known = sheets.get(text)
  if (known) return known
  const parts = parse(text).nodes.map(readNode)
  sheets.set(text, parts)
  return parts
}

function readNode(node: ChildNode): Part {
  if (node.type === 'rule')
    return {
      type: 'rule',
      selectors: node.selectors.map((text) => ({ text, marks: marksNeeded(text) })),
      declarations: readDeclarations(node),
    }
  if (node.type !== 'atrule') return { type: 'text', text: node.type === 'comment' ? '' : String(node) }
  if (!node.nodes) return { type: 'text', text: `${String(node)};` }
  if (node.name === 'keyframes') return { type: 'keyframes', name: node.params, text: String(node) }
  if (!/^(layer|media|supports|container)$/.test(node.name)) return { type: 'text', text: String(node) }
  const { name, params, nodes } = node as AtRule & Container<ChildNode>
  return { type: 'group', head: `@${name} ${params}`, parts: nodes?.map(readNode) ?? [] }
}

const readDeclarations = ({ nodes }: Rule): Declaration[] =>
  nodes.map((node) =>
    node.type === 'decl' && node.prop.startsWith('--')
      ? { text: String(node), token: node.prop }
      : { text: String(node) },
  )

/** Lists the marks that a selector needs. `:not()`, `:has()` and the like don't need any. */
function marksNeeded(selector: string): string[] {
  let rest = selector
  const take = (pattern: RegExp) => {
    const found = [...rest.matchAll(pattern)]
    rest = rest.replaceAll(pattern, '')
    return found
  }
  while (/\([^()]*\)/.test(rest)) rest = rest.replaceAll(/\([^()]*\)/g, '')
  const attributes = take(/\[((?:data|aria)-[\w-]+)(?:=["']?([\w-]*)["']?)?\]/g)
    .filter(([, name = '']) => !early.has(name))
    .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`))
  take(/\[[^\]]*\]/g)
  const classes = take(/\.((?:[\w-]|\\.)+)/g).map(([, name = '']) => name.replaceAll('\\', ''))
  const ids = take(/#[\w-]+/g).map(([id]) => id)
  const isDisabled = take(/::?[\w-]+/g).some(([state]) => state === ':disabled')
  const tags = take(/[a-z][\w-]*/gi).map(([tag]) => `<${tag.toLowerCase()}`)
  return [...classes, ...attributes, ...ids, ...tags, ...(isDisabled ? ['disabled'] : [])]
}

function match(parts: readonly Part[], marks: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'group') {
      const inner = match(part.parts, marks)
      return inner.length > 0 ? [{ ...part, parts: inner }] : []
    }
    if (part.type !== 'rule') return [part]
    const selectors = part.selectors.filter((one) => one.marks.every((mark) => marks.has(mark)))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

const flatten = (parts: readonly Part[]): Exclude<Part, { type: 'group' }>[] =>
  parts.flatMap((part) => (part.type === 'group' ? flatten(part.parts) : [part]))

type Used = { tokens: ReadonlySet<string>; keyframes: ReadonlySet<string> }

/** Lists the tokens and keyframes that matched rules or inline styles use. Tokens may use other tokens. */
function listUsed(sheets: readonly (readonly Part[])[], html: string): Used {
  const parts = sheets.flatMap(flatten)
  const declarations = parts.flatMap((part) => (part.type === 'rule' ? part.declarations : []))
  const plain = [
    ...declarations.filter(({ token }) => !token).map(({ text }) => text),
    ...parts.map((part) => (part.type === 'rule' ? '' : part.text)),
  ]
  const tokens = new Set<string>()
  const waiting = [...plain, html]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, token = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (tokens.has(token)) continue
      tokens.add(token)
      waiting.push(...declarations.filter((one) => one.token === token).map((one) => one.text))
    }
  const animations = plain.filter((text) => text.includes('animation'))
  return { tokens, keyframes: new Set(animations.flatMap((text) => text.match(/[\w-]+/g) ?? [])) }
}

/** Prints parts. Adjacent groups with the same head become one. */
function print(parts: readonly Part[], used: Used): string {
  let open: string | undefined
  const texts = parts.flatMap((part) => {
    if (part.type !== 'group') return [close(), printPart(part, used)]
    const inner = print(part.parts, used)
    if (!inner || part.head === open) return inner
    const before = close()
    open = part.head
    return [before, `${part.head}{`, inner]
  })
  return [...texts, close()].join('')

  function close() {
    const end = open === undefined ? '' : '}'
    open = undefined
    return end
  }
}

function printPart(part: Exclude<Part, { type: 'group' }>, { tokens, keyframes }: Used): string {
  if (part.type === 'text') return part.text
  if (part.type === 'keyframes') return keyframes.has(part.name) ? part.text : ''
  const declarations = part.declarations.filter(({ token }) => !token || tokens.has(token))
  if (declarations.length === 0) return ''
  return `${part.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`
}
