import { agreementOf } from './agreement.mjs'

/** Prints the agreement of a package, in a process of its own beside the build. */
process.stdout.write(JSON.stringify(agreementOf(process.argv[2] ?? '')))
