import type { FastifyInstance } from 'fastify'
import { loadSite } from '@storefront/site/server'
import { findChannel } from '../configuration'
import { answerPage } from './answer/answer-page'
import type { PageContext } from './answer/page-context'
import { pageDataRoute } from '../page-data/page-data-routes'
import { withoutScriptsRoute } from './without-scripts'
import { formType } from '../fragment/posted-body'

/** Max form size: a table of a hundred addresses, at up to nine bytes per character. No form is larger. */
const largestFormBytes = 512 * 1024

/**
 * Handles every URL that is not a file or an API call as a page. Pages also accept forms posted without
 * scripts.
 */
export async function pageRoutes(gateway: FastifyInstance, context: PageContext): Promise<void> {
  // Search engines and emails need a fixed logo URL. A shop without a logo gets the default one.
  gateway.get('/shell/logo.svg', async (request, reply) => {
    const { svgs } = await loadSite(findChannel(context.configuration, request.hostname))
    if (!svgs.logo) return reply.redirect('/shell/icon.svg', 302)
    return reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=3600', 'content-security-policy': "default-src 'none'" })
      .send(asFile(svgs.logo))
  })
  pageDataRoute(gateway, context)
  withoutScriptsRoute(gateway)
  gateway.get('/*', (request, reply) => answerPage(context, request, reply))
  // This parser applies only to forms: the body of an API call is passed through unparsed.
  await gateway.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      formType,
      { parseAs: 'buffer', bodyLimit: largestFormBytes },
      (_request, body, done) => done(null, body),
    )
    forms.post('/*', (request, reply) => answerPage(context, request, reply))
  })
}

/** Adds the namespace that an SVG file requires. Inline SVG works without a namespace. */
const asFile = (svg: string) =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
