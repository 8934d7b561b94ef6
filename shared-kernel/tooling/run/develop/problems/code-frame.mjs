import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../workspace/workspace.mjs'

/**
 * The location of a problem. `file` is absolute, `line` and `column` are 1-based. Source maps may lack
 * columns.
 * @typedef {{ file: string, line: number, column?: number }} Place
 */

const linesAround = 2

/**
 * Returns the lines around a location, with a marker. Empty if the file can't be read.
 * @param {Place} place
 */
export function codeFrame({ file, line, column }) {
  const lines = readLines(file)
  const first = Math.max(1, line - linesAround)
  const width = String(line + linesAround).length
  return lines
    .slice(first - 1, line + linesAround)
    .flatMap((text, index) => {
      const number = first + index
      const isHere = number === line
      const shown = `${isHere ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd()
      const mark = `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, (column ?? 1) - 1))}^`
      return isHere && column ? [shown, mark] : [shown]
    })
    .join('\n')
}

/**
 * Formats a location as `mfe-cart/src/cart/cart-line.tsx:12:3`, which terminals turn into a link.
 * @param {Place} place
 */
export const placeName = ({ file, line, column }) =>
  [path.relative(root, file), line, ...(column ? [column] : [])].join(':')

/** @param {string} file */
function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
