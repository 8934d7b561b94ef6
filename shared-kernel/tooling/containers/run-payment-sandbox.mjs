import path from 'node:path'
import { bakedRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/** The sandbox of the payment service, from the API's image, with which it shares only the agreed secret. */
runProgram(path.join(bakedRelease('releases').baked, 'server', 'payment-sandbox.cjs'))
