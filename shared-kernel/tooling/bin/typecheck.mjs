import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand } from '../workspace/steps.mjs'
import { packageArgument } from '../workspace/workspace.mjs'
import { runChecks, typeChecks } from '../quality/checks.mjs'

/** `npm run typecheck` checks the types of all packages, or of the given one. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const { failed } = await runChecks(typeChecks(only ? [only] : undefined))
  process.exitCode = failed > 0 ? 1 : 0
})
