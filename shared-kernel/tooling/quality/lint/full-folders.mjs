import path from 'node:path'
import { sourceFiles } from '../git.mjs'

const mostFiles = 12
const code = /\.(tsx?|mjs|cjs)$/
const uncounted = /\.(test|spec|examples)\.tsx?$|\.d\.ts$/
/** Folders of similar files that are looked up by name: migrations, contract entities, components. */
const longFolders =
  /^(reference-api\/src\/platform\/database\/migrations|shared-kernel\/(contracts|ui)\/src)(\/|$)/

/**
 * Lists the folders with more code files than can be grasped at a glance.
 * @param {string[]} files paths from the root, with `/`
 * @returns {{ folder: string, count: number }[]}
 */
export function fullFolders(files) {
  const counts = new Map()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    if (code.test(file) && !uncounted.test(file) && !longFolders.test(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => ({ folder, count }))
}

// This is a separate program, because ESLint's cache doesn't notice new files in a folder.
if (process.argv[1] === import.meta.filename) {
  const full = fullFolders(sourceFiles())
  for (const { folder, count } of full)
    process.stdout.write(`${folder}: ${count} files of code, part them by meaning, ${mostFiles} at most.\n`)
  process.exitCode = full.length > 0 ? 1 : 0
}
