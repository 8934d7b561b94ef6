import { readHistory } from '../../shared-kernel/tooling/release/composition-history.mjs'
import { readComposition, writeComposition } from '../../shared-kernel/tooling/release/composition.mjs'
import { releaseName, remotes } from '../../shared-kernel/tooling/workspace/workspace.mjs'
import { untilReady } from './composer/api-ready.mjs'
import { withGivenReleases, writeDocuments } from './composer/composed-documents.mjs'

// Writes a composition from the versions in the environment. The gateway activates or rejects it. A version
// whose `…_CANARY_WEIGHT` is below 100 is offered to that percentage of shoppers.

/** @param {string} service */
const toVariableName = (service) => `${service.toUpperCase().replaceAll('-', '_')}_VERSION`

/** @param {string} service */
const readWeight = (service) =>
  Number(process.env[toVariableName(service).replace('_VERSION', '_CANARY_WEIGHT')] || 100)

const { COMPOSITION, COMPOSED_BY, COMPOSED_WHY, API_ORIGIN } = process.env
if (!COMPOSITION) throw new Error('COMPOSITION is not set')
const composed = readComposition(COMPOSITION)
const previous = composed && withGivenReleases(composed, readHistory(COMPOSITION))
const wanted = remotes.map((service) => {
  const version = process.env[toVariableName(service)]
  if (!version) throw new Error(`${toVariableName(service)} is not set`)
  return {
    name: releaseName(service),
    version,
    origin: `http://${service}:8080`,
    weight: readWeight(service),
  }
})
const by = { ...(COMPOSED_BY && { who: COMPOSED_BY }), ...(COMPOSED_WHY && { why: COMPOSED_WHY }) }
// The trial of the first composition renders pages that call the API, so the API must be ready. Later
// compositions don't wait.
if (!previous && API_ORIGIN) await untilReady(API_ORIGIN)
const missing = await writeDocuments(wanted, {
  previous,
  write(document) {
    writeComposition(COMPOSITION, { ...document, by })
    console.log(`composed ${document.id}`)
  },
})
for (const reason of missing) console.error(reason)
if (missing.length > 0) process.exitCode = 1
