import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand } from '../lib/steps.mjs'
import { packageArgument, releasable, root } from '../lib/workspace.mjs'

const sources = '**/*.{ts,tsx,mjs,cjs,css,md}'
const boundaries = [
  '--config',
  'shared-kernel/tooling/lint/boundaries.cjs',
  ...releasable,
  'shared-kernel',
  'e2e',
]

/**
 * Prettier for the format, ESLint for style and safety, dependency-cruiser for the arrows between packages,
 * knip for dead exports.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const ofPackage = [
    ['prettier', ['--check', '--log-level', 'warn', only ? `${only}/${sources}` : sources]],
    ['eslint', ['--max-warnings', '0', only ?? '.']],
  ]
  const ofHouse = [
    ['depcruise', boundaries],
    ['knip', ['--config', 'shared-kernel/tooling/lint/knip.json']],
  ]
  for (const [name, args] of only ? ofPackage : [...ofPackage, ...ofHouse]) {
    const { status } = spawnSync(path.join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = status ?? 1
  }
})
