import path from 'node:path'
import { test } from '../shop/own-shop'
import { breakRelease } from '../shop/releases/broken-release'
import { expectLiveAndBack } from '../shop/releases/live-and-back'

test('activates and reverts a second release without a restart', async ({ shop, page }) => {
  const { content = '' } = shop.versions
  await expectLiveAndBack(shop, page, (version) =>
    breakRelease(path.join(shop.releases, 'content'), content, version, {}),
  )
})
