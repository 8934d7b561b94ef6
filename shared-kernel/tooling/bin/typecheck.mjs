import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand } from '../lib/steps.mjs'
import { packageArgument, root } from '../lib/workspace.mjs'

/** Type-checks the whole house, or one package. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, only ?? '.', 'tsconfig.json')],
    { cwd: root, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
})
