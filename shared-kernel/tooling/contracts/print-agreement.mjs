import { agreementOf } from './agreement.mjs'

/** Prints a package's agreement. Runs in a separate process, in parallel with the build. */
process.stdout.write(JSON.stringify(agreementOf(process.argv[2] ?? '')))
