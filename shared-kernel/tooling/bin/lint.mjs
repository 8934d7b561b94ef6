import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand } from '../run/steps.mjs'
import { packageArgument } from '../run/workspace.mjs'
import { lintChecks, runChecks } from '../quality/checks.mjs'

/** `npm run lint`: format, style, arrows and dead exports of the house, or the first two of one package. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const { failed } = await runChecks(lintChecks(only ? [only] : undefined))
  process.exitCode = failed > 0 ? 1 : 0
})
