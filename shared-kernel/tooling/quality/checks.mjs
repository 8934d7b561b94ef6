import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, releasable, root } from '../workspace/workspace.mjs'
import { inLanes, runProgram } from './run-program.mjs'

const sources = '**/*.{ts,tsx,mjs,cjs,css,md}'
/** @param {string} file */
const program = (file) => path.join(root, 'node_modules', file)

/** @param {string} name */
const cache = (name) => path.join(cacheFolder, 'checks', name)

/** Hashes our own lint rules, because ESLint's cache ignores changes to their code. */
function computeRulesHash() {
  const folder = path.join(root, 'shared-kernel/tooling/quality/lint')
  const hash = createHash('sha256')
  const names = readdirSync(folder).filter((name) => /\.[mc]js$/.test(name))
  for (const name of names.sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 8)
}

/** @param {string} project */
const typescript = (project) => ({
  title: 'Types',
  file: program('typescript-native/bin/tsc'),
  args: [
    ...['-p', path.join(root, project, 'tsconfig.json')],
    ...['--incremental', '--tsBuildInfoFile', cache(`types-${path.basename(path.join(root, project))}`)],
  ],
})
/** @param {string[]} folders */
const eslint = (folders) => ({
  title: 'ESLint',
  file: program('eslint/bin/eslint.js'),
  args: [
    ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', cache(`eslint-${computeRulesHash()}`), ...folders],
  ],
})
/** @param {string[]} folders */
const oxfmt = (folders) => ({
  title: 'Format',
  file: program('oxfmt/bin/oxfmt'),
  args: ['--check', ...folders.map((folder) => path.posix.join(folder, sources))],
})
const arrows = {
  title: 'Arrows between packages',
  file: program('dependency-cruiser/bin/dependency-cruise.mjs'),
  args: [
    '--config',
    'shared-kernel/tooling/quality/lint/boundaries.cjs',
    ...releasable,
    'shared-kernel',
    'e2e',
    'ops',
  ],
}
const folders = {
  title: 'Folders of the API',
  file: program('dependency-cruiser/bin/dependency-cruise.mjs'),
  args: ['--config', 'shared-kernel/tooling/quality/lint/api-folders.cjs', 'reference-api'],
}
const fullFolders = {
  title: 'Full folders',
  file: path.join(root, 'shared-kernel/tooling/quality/lint/full-folders.mjs'),
  args: [],
}
const pairs = {
  title: 'Folders that import each other',
  file: path.join(root, 'shared-kernel/tooling/quality/lint/folder-pairs.mjs'),
  args: [],
}
const commits = {
  title: 'Commit subjects',
  file: path.join(root, 'shared-kernel/tooling/quality/commits/check-subjects.mjs'),
  args: [],
}
const deadExports = {
  title: 'Dead exports',
  file: program('knip/bin/knip.js'),
  args: ['--config', 'shared-kernel/tooling/quality/lint/knip.json'],
}

export const typeChecks = (packages = ['.', 'shared-kernel/tooling', 'ops']) => packages.map(typescript)

/**
 * Returns the lint checks. oxfmt checks formatting; ESLint checks style, safety and plain English;
 * dependency-cruiser checks imports between packages; our own programs check full folders, folder pairs and
 * commits; knip checks unused exports. For given packages only ESLint, oxfmt and the import check run: the
 * others need the whole repository.
 * @param {string[]} [packages]
 */
export const lintChecks = (packages) =>
  packages
    ? [eslint(packages), oxfmt(packages), arrows]
    : [eslint(['.']), oxfmt(['.']), arrows, folders, fullFolders, pairs, commits, deadExports]

/**
 * Runs checks in parallel and prints the output of those that fail. A check still running at `limitMs` fails.
 * @param {{ title: string, file: string, args: string[] }[]} checks
 * @param {number} [limitMs]
 * @returns {Promise<import('./suites/outcome.mjs').Outcome>}
 */
export async function runChecks(checks, limitMs) {
  const deadline = limitMs && Date.now() + limitMs
  const answers = await inLanes(
    checks.map(
      ({ file, args }) =>
        () =>
          runProgram(file, args, { ...(deadline && { timeoutMs: Math.max(1, deadline - Date.now()) }) }),
    ),
  )
  for (const { isWell, words } of answers) if (!isWell) process.stdout.write(words)
  const failures = checks.flatMap(({ title }, index) => {
    const { isWell, isOverdue } = answers[index] ?? {}
    if (isWell) return []
    return [isOverdue ? { title, error: 'did not end in time' } : { title }]
  })
  return { passed: answers.length - failures.length, failed: failures.length, failures, flaky: [] }
}
