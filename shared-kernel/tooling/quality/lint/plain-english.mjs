import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allPackages, readJson, root } from '../../run/workspace.mjs'
import { branchPoint, changedFiles, sourceFiles } from '../git.mjs'

/** @typedef {{ kind: 'comments' | 'titles', file: string, line: number }} Finding */
/** @typedef {{ comments: number, titles: number }} Counts */

const countsFile = path.join(import.meta.dirname, 'plain-english.json')
/** Excludes later lines of a comment that is written with `//`. */
const clauseComment =
  /(?<!^[ \t]*\/\/.*\n\s*)(?<=^|[\s{])\/(?:\*[\s*]*|\/ ?)(?:What|Who|Whoever|Whatever|So that)\b/gm
/** The first argument of `test(…)`, `describe.skip(…)`, `test.each(table)(…)`. */
const title =
  /(?:(?<![.\w])(?:it|test|describe)(?:\.(?!step\b)\w+)*|\]\)|\.each\([\w.]+\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const isIndirect = (/** @type {string} */ words) =>
  words.trim().split(/\s+/).length > 12 || /\b(nobody|nothing|all the same|anew)\b/i.test(words)

/**
 * Comments that begin with a noun clause, and test titles that are long or vague.
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]}
 */
export function findIndirectEnglish(file, text) {
  const toFinding =
    (/** @type {Finding['kind']} */ kind) =>
    (/** @type {RegExpMatchArray} */ { index = 0 }) => {
      return { kind, file, line: text.slice(0, index).split('\n').length }
    }
  const titles = /\.(test|spec)\.tsx?$/.test(file) ? [...text.matchAll(title)] : []
  return [
    ...[...text.matchAll(clauseComment)].map(toFinding('comments')),
    ...titles.filter(([, , words = '']) => isIndirect(words)).map(toFinding('titles')),
  ]
}

/**
 * The allowed counts after `--write`, which lowers them and never raises one.
 * @param {Finding[]} findings of one package
 * @param {Counts} [allowed] none for a package that is counted for the first time
 */
export function lowerCounts(findings, allowed) {
  const count = (/** @type {Finding['kind']} */ kind) =>
    Math.min(findings.filter((one) => one.kind === kind).length, allowed?.[kind] ?? Infinity)
  return { comments: count('comments'), titles: count('titles') }
}

/**
 * A count above the allowed one, or below it: a lower count is written down, so that it can only fall.
 * @param {string} name of the package
 * @param {Finding[]} findings of that package
 * @param {Counts} [allowed]
 * @param {string[]} [changedFiles] where an excess is looked for first
 * @returns {string[]} lines to print
 */
export function compareCounts(name, findings, allowed = { comments: 0, titles: 0 }, changedFiles = []) {
  return /** @type {const} */ (['comments', 'titles']).flatMap((kind) => {
    const found = findings.filter((one) => one.kind === kind)
    if (found.length < allowed[kind])
      return [`${name}: lower the number of ${kind} in plain-english.json to ${found.length}.`]
    if (found.length === allowed[kind]) return []
    const changed = found.filter(({ file }) => changedFiles.includes(file))
    const named = (changed.length > 0 ? changed : found).slice(0, 20)
    return [
      `${name}: ${found.length} indirect ${kind}, at most ${allowed[kind]} (docs/conventions.md, Comments):`,
      ...named.map(({ file, line }) => `  ${file}:${line}`),
    ]
  })
}

// A separate program: ESLint's cache cannot see counts over many files.
if (process.argv[1] === import.meta.filename) {
  const isWrite = process.argv.includes('--write')
  const allowed = existsSync(countsFile) ? readJson(countsFile) : {}
  const findings = sourceFiles()
    .filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file))
    .flatMap((file) => findIndirectEnglish(file, readFileSync(path.join(root, file), 'utf8')))
  const packages = allPackages().map((name) => {
    return { name, findings: findings.filter(({ file }) => file.startsWith(`${name}/`)) }
  })
  if (isWrite) {
    for (const { name, findings } of packages) allowed[name] = lowerCounts(findings, allowed[name])
    const lines = Object.entries(allowed).map(([name, counts]) => `  "${name}": ${JSON.stringify(counts)}`)
    writeFileSync(countsFile, `{\n${lines.join(',\n')}\n}\n`)
  }
  const base = branchPoint()
  const changed = base ? changedFiles(base) : []
  const lines = packages.flatMap(({ name, findings }) =>
    compareCounts(name, findings, allowed[name], changed),
  )
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
