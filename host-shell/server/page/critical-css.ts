import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Container } from 'postcss'

/** A parsed style sheet. `alternatives` lists, per selector, the marks that must occur on the page. */
type Sheet = { text: string; alternatives?: readonly (readonly string[])[]; parts?: Sheet[] }

const maxSheets = 300
const sheets = new LRUCache<string, Sheet[]>({ max: maxSheets })

/**
 * Returns the rules that can match a page's markup. The rules keep their original order, which preserves the
 * order of cascade layers. Rules without a mark are always included; states and media queries don't exclude
 * a rule. The full sheet loads with the scripts.
 */
export function criticalCss(text: string, marks: ReadonlySet<string>): string {
  const sheet = sheets.get(text) ?? parse(text).nodes.map(readNode)
  sheets.set(text, sheet)
  return select(sheet, marks)
}

/** Attributes that an inline script sets before the first paint or before the full sheet has loaded. */
const early = new Set(['data-scheme', 'data-consent'])

/**
 * Lists what rules may ask of markup: its classes, its `data-` and `aria-` attributes as `data-theme` and
 * `data-theme=gift`, and `disabled`.
 */
export function readMarks(html: string): ReadonlySet<string> {
  const marks = new Set<string>()
  for (const [, name = '', value] of html.matchAll(
    /\s(class|disabled|data-[\w-]+|aria-[\w-]+)(?:="([^"]*)")?/g,
  )) {
    if (name === 'class') for (const one of value?.split(/\s+/) ?? []) marks.add(one)
    else marks.add(name).add(`${name}=${value ?? ''}`)
  }
  return marks
}

const select = (sheet: readonly Sheet[], marks: ReadonlySet<string>): string =>
  sheet
    .map(({ text, alternatives, parts }) => {
      if (alternatives && !alternatives.some((needed) => needed.every((mark) => marks.has(mark)))) return ''
      if (!parts) return text
      const inner = select(parts, marks)
      return inner && `${text}{${inner}}`
    })
    .join('')

function readNode(node: ChildNode): Sheet {
  if (node.type === 'rule') return { text: String(node), alternatives: node.selectors.map(marksNeeded) }
  const isGroup = node.type === 'atrule' && /^(layer|media|supports|container)$/.test(node.name)
  if (isGroup && node.nodes)
    return {
      text: `@${(node as AtRule).name} ${(node as AtRule).params}`,
      parts: (node as Container<ChildNode>).nodes?.map(readNode) ?? [],
    }
  if (node.type === 'comment') return { text: '' }
  return { text: node.type === 'atrule' && !node.nodes ? `${String(node)};` : String(node) }
}

/** Lists the marks that a selector needs. `:not()`, `:has()` and the like don't need any. */
function marksNeeded(selector: string): string[] {
  let plain = selector
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '')
  const classes = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
  const attributes = [...plain.matchAll(/\[((?:data|aria)-[\w-]+)(?:=["']?([\w-]*)["']?)?\]/g)]
    .filter(([, name = '']) => !early.has(name))
    .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`))
  return [...classes, ...attributes, ...(plain.includes(':disabled') ? ['disabled'] : [])]
}
