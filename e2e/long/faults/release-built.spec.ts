import { test } from '../../shop/own-shop'
import { expectLiveAndBack } from '../../shop/releases/live-and-back'

test('a release built beside the running shop goes live and back', async ({ shop, page }) => {
  await expectLiveAndBack(shop, page, (version) => shop.release('mfe-content', version))
})
