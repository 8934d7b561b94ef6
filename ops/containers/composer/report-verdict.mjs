import { readComposition } from '../../../shared-kernel/tooling/release/composition.mjs'
import { awaitVerdict } from '../../../shared-kernel/tooling/release/gateway-verdict.mjs'
import { runCommand, Stop } from '../../../shared-kernel/tooling/workspace/steps.mjs'

/**
 * Waits until the gateway in this container activates the document. Fails with the reasons if the gateway
 * rejects it.
 */
runCommand(async () => {
  const document = readComposition(process.env.COMPOSITION ?? '')
  if (!document) throw new Stop('There is no composition.')
  const verdict = await awaitVerdict(`http://127.0.0.1:${process.env.PORT ?? 8080}`, document.id)
  if (verdict === 'no gateway') throw new Stop('The gateway does not answer.')
  if (verdict.length > 0) throw new Stop(`The gateway refuses ${document.id}: ${verdict.join('; ')}`)
  process.stdout.write(`In force: ${document.id}\n`)
})
