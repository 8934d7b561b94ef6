import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../workspace/workspace.mjs'
import { sourceFiles } from '../git.mjs'

const code = /\.(tsx?|mjs|cjs)$/
/** Tests may import anything. Row types are shared by all nouns of the API, because its schema needs them. */
const exempt = /\.(test|spec|examples)\.tsx?$|\/testing\/|\.d\.ts$|\.table\.ts$/
const imported = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*'(\.[^']*)'/g

/** @param {string} folder @param {string} other */
const isInside = (folder, other) => folder.startsWith(`${other}/`)

/**
 * Lists the pairs of folders that import each other, each with one import of either direction. A folder and a
 * folder inside it are one unit.
 * @param {{ file: string, text: string }[]} sources paths from the root, with `/`
 * @returns {{ folders: [string, string], imports: [string, string] }[]}
 */
export function folderPairs(sources) {
  const files = new Set(sources.map(({ file }) => file.replace(code, '')))
  /** @type {Map<string, string>} */
  const arrows = new Map()
  for (const { file, text } of sources) {
    if (exempt.test(file)) continue
    const from = path.posix.dirname(file)
    for (const [, target = ''] of text.matchAll(imported)) {
      const whole = path.posix.join(from, target)
      if (exempt.test(`${whole}.ts`)) continue
      const to = files.has(whole.replace(code, '')) ? path.posix.dirname(whole) : whole
      if (to !== from) arrows.set(`${from} ${to}`, `${file} → ${target}`)
    }
  }
  return [...arrows].flatMap(([arrow, there]) => {
    const [from = '', to = ''] = arrow.split(' ')
    const back = arrows.get(`${to} ${from}`)
    const isPair = back !== undefined && from < to && !isInside(from, to) && !isInside(to, from)
    return isPair ? [{ folders: [from, to], imports: [there, back] }] : []
  })
}

if (process.argv[1] === import.meta.filename) {
  const sources = sourceFiles()
    .filter((file) => code.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const pairs = folderPairs(sources)
  for (const { folders, imports } of pairs)
    process.stdout.write(`${folders.join(' and ')} import each other:\n  ${imports.join('\n  ')}\n`)
  process.exitCode = pairs.length > 0 ? 1 : 0
}
