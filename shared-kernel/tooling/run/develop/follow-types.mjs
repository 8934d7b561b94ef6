import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const checker = fileURLToPath(new URL('type-check.mjs', import.meta.url))

/**
 * Type-checks a package on each change. The process has a lower priority than the build, so pages never wait
 * for the type check.
 * @param {object} options
 * @param {string} options.context folder of the package
 * @param {string} options.folder of the incremental state
 * @param {(problems: import('./problems/problems.mjs').Problem[]) => void} options.onChecked
 * @returns {{ stop: () => void }}
 */
export function followTypes({ context, folder, onChecked }) {
  const file = path.join(folder, 'tsconfig.json')
  mkdirSync(folder, { recursive: true })
  const within = (/** @type {string} */ name) => path.join(context, name)
  const config = {
    extends: within('tsconfig.json'),
    // Tests are type-checked when they run.
    include: [within('src'), fileURLToPath(new URL('../../src/*.d.ts', import.meta.url))],
    exclude: ['test.ts', 'test.tsx', 'spec.ts', 'spec.tsx'].map((end) => within(`**/*.${end}`)),
    compilerOptions: { incremental: true, tsBuildInfoFile: path.join(folder, 'types.tsbuildinfo') },
  }
  writeFileSync(file, JSON.stringify(config))
  const child = fork(checker, [file])
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.on('message', (problems) =>
    onChecked(/** @type {import('./problems/problems.mjs').Problem[]} */ (problems)),
  )
  return { stop: () => child.disconnect() }
}
