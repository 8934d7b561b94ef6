import path from 'node:path'
import { bakedRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/** The payment service's sandbox: of the API's image, it shares nothing with it but the agreed secret. */
runProgram(path.join(bakedRelease('releases').baked, 'server', 'payment-sandbox.cjs'))
