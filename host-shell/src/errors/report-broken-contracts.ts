import { brokenFields, type CallsSurface } from '@storefront/contracts/surface'
import written from '@storefront/contracts/surface.json'
import { reportFailure } from '@storefront/event-bus'
import { takeRecentAnswers } from '@storefront/http'
import { remoteOnScreen } from '../observe/remote-on-screen'

const surface: CallsSurface = written

/**
 * Checks the page's recent responses against the contracts. Reports each violation with the remote on screen
 * and its version, the call, the field and the actual type, but never the value.
 */
export async function reportBrokenContracts() {
  const { remote, version } = remoteOnScreen()
  const told = new Set<string>()
  for (const { call, body } of await takeRecentAnswers()) {
    const answer = surface.calls[call]?.answer
    const broken = answer === undefined ? [] : brokenFields(body, answer, surface.shapes)
    if (broken.length === 0) continue
    const fields = broken.map(({ field, expected, found }) => `${field} is ${found} instead of ${expected}`)
    told.add(`${remote} ${version}: ${call}: ${fields.join(', ')}`)
  }
  told.forEach((detail) => reportFailure('contract-broken', detail))
}
