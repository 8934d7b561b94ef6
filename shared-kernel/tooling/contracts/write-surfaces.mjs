import { describedPackages, writeSurface } from './surface-files.mjs'
import { runCommand } from '../workspace/steps.mjs'

/**
 * `npm run contracts` rewrites the descriptions of API calls and the event bus, and prints their changes. It
 * raises the version of a package that is too low for its changes, and adds them to its change log.
 */
runCommand(async () => {
  for (const name of describedPackages) {
    const { changes, version, raisedFrom, isWritten } = writeSurface(name)
    const state = isWritten ? 'unchanged' : raisedFrom ? `written, raised from ${raisedFrom}` : 'written'
    process.stdout.write(`${name} ${version}: ${state}\n`)
    for (const { due, words } of changes) process.stdout.write(`  ${due}: ${words}\n`)
  }
})
