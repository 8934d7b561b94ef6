import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { root } from '../workspace/workspace.mjs'
import { runProgram } from './run-program.mjs'

const documents = ['docs/status.md', 'docs/map.md', 'README.md']
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')

/**
 * `npm run documents` writes docs/status.md, docs/map.md and the remotes' rows in README.md, and prints which
 * of them changed. The tests that check the documents write them, because Jest loads their sources.
 */
runCommand(async () => {
  const before = documents.map(read)
  const { isWell, words } = await runProgram(
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ['-c', 'shared-kernel/tooling/jest.config.cjs', 'status-document', 'map-document'],
    { env: { TZ: 'UTC', UPDATE_STATUS: '1', UPDATE_MAP: '1' } },
  )
  documents.forEach((file, index) => {
    process.stdout.write(`${file}: ${read(file) === before[index] ? 'unchanged' : 'written'}\n`)
  })
  if (!isWell) throw new Stop(words)
})
