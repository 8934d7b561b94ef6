import { describedPackages, writeSurface } from './surface-files.mjs'
import { runCommand, Stop } from '../run/steps.mjs'

/**
 * `npm run contracts` rewrites the descriptions of API calls and the event bus, and prints their changes. It
 * skips a package whose version is too low for its changes.
 */
runCommand(async () => {
  const problems = describedPackages.flatMap((name) => {
    const { changes, due, now, isWritten, problem } = writeSurface(name)
    if (problem) return [problem]
    const state = isWritten ? 'unchanged' : `written, ${due} or more was due`
    process.stdout.write(`${name} ${now.version}: ${state}\n`)
    for (const { due: part, words } of changes) process.stdout.write(`  ${part}: ${words}\n`)
    return []
  })
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\nRaise the version in its package.json and run it again.`)
})
