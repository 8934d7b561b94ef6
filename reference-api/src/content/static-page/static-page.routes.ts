import { getStaticPage, listStaticPages } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchStaticPageUrls, findStaticPage } from './static-page.sql'

export function staticPageRoutes(app: Api): void {
  serve(app, listStaticPages, async ({ readDb, channel }) => ({
    data: await fetchStaticPageUrls(readDb, channel.id),
  }))

  serveShared(app, getStaticPage, async ({ readDb, channel, params }) => {
    const url = params['*'].replace(/\/+$/, '') || '/'
    const page = await findStaticPage(readDb, channel.id, url)
    if (!page) throw new Rejection(404, 'static_page.not_found', 'ページが見つかりません')
    return new Expiring({ ...page, content: cleanHtml(page.content) }, undefined, [])
  })
}
