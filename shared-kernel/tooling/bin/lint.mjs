import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand } from '../workspace/steps.mjs'
import { packageArgument } from '../workspace/workspace.mjs'
import { lintChecks, runChecks } from '../quality/checks.mjs'

/**
 * `npm run lint` checks formatting, style, dependency rules and unused exports. For a single package, checks
 * only formatting, style and dependency rules.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const { failed } = await runChecks(lintChecks(only ? [only] : undefined))
  process.exitCode = failed > 0 ? 1 : 0
})
