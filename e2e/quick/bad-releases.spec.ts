import { badReleases } from '../shop/releases/bad-releases'
import { expectHarmless, test, formatTitle } from '../shop/releases/harmless-release'

for (const bad of badReleases.filter(({ isInGate }) => isInGate))
  test(formatTitle(bad), ({ shop, page, request }) => expectHarmless(bad, { shop, page, request }))
