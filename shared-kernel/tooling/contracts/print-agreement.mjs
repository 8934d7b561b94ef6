import { agreementOf } from './agreement.mjs'

/** Prints what a package reads and tells: in a process of its own the compiler works beside the build. */
process.stdout.write(JSON.stringify(agreementOf(process.argv[2] ?? '')))
