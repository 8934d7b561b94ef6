import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand } from '../lib/steps.mjs'
import { packageArgument, root } from '../lib/workspace.mjs'

/** ESLint for style and safety, dependency-cruiser for the arrows between packages, knip for dead exports. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const bin = (name) => path.join(root, 'node_modules/.bin', name)
  const commands = [
    [bin('eslint'), ['--max-warnings', '0', only ?? '.']],
    ...(only ? [] : [[bin('depcruise'), ['--config', 'shared-kernel/tooling/lint/boundaries.cjs', 'host-shell', 'mfe-catalog', 'mfe-cart', 'mfe-mypage', 'mfe-content', 'mfe-social-gift', 'shared-kernel', 'reference-api', 'e2e']]]),
    ...(only ? [] : [[bin('knip'), ['--config', 'shared-kernel/tooling/lint/knip.json']]]),
  ]
  for (const [command, args] of commands) {
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
    if (status !== 0) process.exitCode = status ?? 1
  }
})
