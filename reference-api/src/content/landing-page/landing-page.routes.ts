import { getLandingPage, listLandingPages } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { isOwnPath } from './landing-page.rules'
import { fetchLandingPages, findLandingPage } from './landing-page.sql'

export function landingPageRoutes(app: Api): void {
  serve(app, listLandingPages, async ({ readDb, channel }) => {
    const pages = await fetchLandingPages(readDb, channel.id)
    return {
      data: pages.map(({ slug, url, title, description, image, redirect_url }) => ({
        slug,
        url,
        title,
        description,
        image,
        is_listed: redirect_url === null,
      })),
    }
  })

  serve(app, getLandingPage, async ({ readDb, channel, params, reply }) => {
    const page = await findLandingPage(readDb, channel.id, params.slug)
    if (!page) throw new Rejection(404, 'landing_page.not_found', 'ページが見つかりません')
    const { slug, url, title, description, image, content, blocks, redirect_url } = page
    if (redirect_url && isOwnPath(redirect_url)) void reply.header('x-redirect', redirect_url)
    return {
      slug,
      url,
      title,
      description,
      image,
      content: cleanHtml(content),
      blocks: blocks.map((block) =>
        block.kind === 'text' ? { ...block, html: cleanHtml(block.html) } : block,
      ),
    }
  })
}
