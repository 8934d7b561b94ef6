import path from 'node:path'
import { bakedRelease } from './publish-release.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Runs the sandbox of the payment service. It uses the API's image but shares only the signing secret with
 * the API.
 */
runProgram(path.join(bakedRelease('releases').baked, 'server', 'payment-sandbox.cjs'))
