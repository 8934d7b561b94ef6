import path from 'node:path'
import { sourceFiles } from '../git.mjs'

const mostFiles = 12
const code = /\.(tsx?|mjs|cjs)$/
const uncounted = /\.(test|spec)\.tsx?$|\.d\.ts$/
/** Folders of similar files that are found by name: migrations, nouns of the contracts, components. */
const longFolders = /^(reference-api\/src\/database\/migrations|shared-kernel\/(contracts|ui)\/src)(\/|$)/

/**
 * Folders with more code files than a reader grasps at a glance.
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

// A separate program: ESLint's cache cannot see that a folder has gained a file.
if (process.argv[1] === import.meta.filename) {
  const full = fullFolders(sourceFiles())
  for (const { folder, count } of full)
    process.stdout.write(`${folder}: ${count} files of code, part them by meaning, ${mostFiles} at most.\n`)
  process.exitCode = full.length > 0 ? 1 : 0
}
