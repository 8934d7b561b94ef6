import path from 'node:path'
import { bakedRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/** The payment service's sandbox. It runs from the API's image but shares only the signing secret with it. */
runProgram(path.join(bakedRelease('releases').baked, 'server', 'payment-sandbox.cjs'))
