import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand } from '../lib/steps.mjs'
import { packageArgument } from '../lib/workspace.mjs'
import { lintChecks, runChecks } from '../quality/checks.mjs'

/** `npm run lint`: the format, style, arrows and dead exports of the house, or the first two of one package. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  const { failed } = await runChecks(lintChecks(only ? [only] : undefined))
  process.exitCode = failed > 0 ? 1 : 0
})
