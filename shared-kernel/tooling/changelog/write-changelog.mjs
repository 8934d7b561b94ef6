import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace/workspace.mjs'
import { buildSection, insertSection } from './changelog.rules.mjs'

/**
 * Writes a release's section into the package's CHANGELOG.md. Returns the file's path in the repository.
 * @param {string} packageName
 * @param {Omit<Parameters<typeof buildSection>[0], 'day'>} release
 */
export function writeChangelog(packageName, { version, commits }) {
  const file = `${packageName}/CHANGELOG.md`
  const absolute = path.join(root, file)
  const before = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '# Change Log\n'
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(absolute, insertSection(before, buildSection({ version, day, commits })))
  return file
}
