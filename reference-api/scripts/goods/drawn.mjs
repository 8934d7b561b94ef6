import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const drawings = new URL('../../seed/tsunagu-drawings', import.meta.url).pathname

/**
 * Reads a product's or parcel's drawing: scale, content and definitions. The prefix keeps its ids unique
 * within the picture that it becomes part of.
 */
export function readDrawn(name, prefix) {
  const file = name.startsWith('arrival-') ? name : `${name}-1`
  const drawing = readFileSync(join(drawings, `${file}.svg`), 'utf8')
  const [, defs, rest] = /<defs>(.*?)<\/defs>(.*)<\/svg>\s*$/s.exec(drawing)
  const group = rest.slice(rest.indexOf('<g transform="translate('))
  const [whole, scale] = /^<g transform="translate\([^)]*\) scale\(([\d. ]+)\)">/.exec(group)
  const named = (text) =>
    text.replace(/ id="([\w-]+)"/g, ` id="${prefix}$1"`).replace(/(url\(#|href="#)([\w-]+)/g, `$1${prefix}$2`)
  return { scale, content: named(group.slice(whole.length)), defs: named(defs) }
}

/** Draws what has been read, the middle of its foot at a place. */
export const placed = ({ scale, content }, x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g transform="scale(${scale})">${content}</g>`
