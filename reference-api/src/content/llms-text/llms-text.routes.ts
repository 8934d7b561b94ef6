import { fetchCategories } from '../../catalogue/category/category.sql'
import { fetchOccasions } from '../../catalogue/occasion/occasion.sql'
import { originOf } from '../../platform/origin/request-origin'
import type { Api } from '../../platform/http/serve'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { findSetting } from '../../shop/setting/setting.sql'
import { resolveIndexedChannel } from '../sitemap/indexed-channel'
import { fetchStaticPageUrls } from '../static-page/static-page.sql'
import { llmsText } from './llms-text.rules'

const sharedHeaders = { 'cache-control': 'public, max-age=3600', vary: 'x-ecd-channel-id, x-forwarded-host' }

/** Serves llms.txt for agents. */
export function llmsTextRoutes(app: Api): void {
  const { readDb } = app.services
  app.get('/llms.txt', async (request, reply) => {
    const channel = await resolveIndexedChannel(app.services, request.headers['x-ecd-channel-id'])
    const pages = await fetchStaticPageUrls(readDb, channel.id)
    const occasions = await fetchOccasions(readDb, channel.id)
    const [category] = await fetchCategories(readDb, channel.id, 'products')
    const isWithoutTax = await findSetting(readDb, channel.id, 'PRICE.IS_WITHOUT_TAX_FIRST')
    return reply
      .headers(sharedHeaders)
      .type('text/plain; charset=utf-8')
      .send(
        llmsText({
          origin: originOf(request),
          shop: channel.name,
          pages: pages.filter(({ is_listed }) => is_listed),
          occasions,
          // A search for 和菓子・洋菓子 finds only goods that are both.
          searchExample: category?.name.split('・')[0],
          isPricedWithoutTax: isOn(isWithoutTax),
        }),
      )
  })
}
