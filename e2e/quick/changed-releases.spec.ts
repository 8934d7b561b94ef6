import { test } from '../shop/own-shop'
import { changedReleases, expectCompared, formatChange } from '../shop/releases/changed-releases'

for (const changed of changedReleases.filter(({ isInGate }) => isInGate))
  test(formatChange(changed), ({ shop, request }) => expectCompared(changed, { shop, request }))
