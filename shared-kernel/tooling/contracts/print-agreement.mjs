import { buildAgreement } from './agreement.mjs'

/** Prints the agreement of a package. Runs in a separate process, in parallel with the build. */
process.stdout.write(JSON.stringify(buildAgreement(process.argv[2] ?? '')))
