import { test } from '../../shop/own-shop'
import { expectLiveAndBack } from '../../shop/releases/live-and-back'

test('activates and reverts a release built while the shop is running', async ({ shop, page }) => {
  await expectLiveAndBack(shop, page, (version) => shop.release('mfe-content', version))
})
