import path from 'node:path'
import { SourceMap } from 'node:module'
import { root } from '../../../workspace/workspace.mjs'

/** @typedef {import('./code-frame.mjs').Place} Place */

/**
 * Finds the first location in a stack trace that is within the repository's own sources. `resolve` maps a
 * built location to its source.
 * @param {string} stack
 * @param {(file: string, line: number, column: number) => Place | undefined} resolve
 * @returns {Place | undefined}
 */
export function findSourcePlace(stack, resolve) {
  for (const [, file = '', line, column] of stack.matchAll(
    /(?:\(|at |@)((?:file:\/\/|https?:\/\/|\/)[^\s()]+?):(\d+):(\d+)/g,
  )) {
    const place = resolve(file.replace('file://', ''), Number(line), Number(column))
    if (place && isOwn(place.file)) return place
  }
  return undefined
}

const isOwn = (/** @type {string} */ file) =>
  path.isAbsolute(file) && file.startsWith(root) && !file.includes('node_modules')

/**
 * Returns a function that maps a location in a webpack script to its source, using the source map of the
 * script.
 * @param {(script: string) => string | undefined} readMap text of the map of a script's URL
 * @returns {(url: string, line: number, column: number) => Place | undefined}
 */
export function createSourceResolver(readMap) {
  return (url, line, column) => {
    const text = readMap(url)
    if (!text) return undefined
    const entry = new SourceMap(JSON.parse(text)).findEntry(line - 1, column - 1)
    return 'originalSource' in entry && entry.originalSource
      ? { file: entry.originalSource, line: entry.originalLine + 1 }
      : undefined
  }
}
