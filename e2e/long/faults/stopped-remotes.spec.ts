import { test } from '../../shop/own-shop'
import { expectRecovery, stoppedRemotes, titleOf } from '../../shop/stopped-remote'

for (const stopped of stoppedRemotes.filter(({ isInGate }) => !isInGate))
  test(titleOf(stopped), ({ shop, page }) => expectRecovery(stopped, { shop, page }))
