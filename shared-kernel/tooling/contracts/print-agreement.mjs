import { agreementOf } from './agreement.mjs'

/** Prints the agreement of a package. Runs in a separate process, in parallel with the build. */
process.stdout.write(JSON.stringify(agreementOf(process.argv[2] ?? '')))
