import type { FastifyInstance } from 'fastify'
import { loadSite } from '@storefront/site/server'
import { channelOf } from '../configuration'
import { answerPage, type PageContext } from './page'
import { pageDataRoute } from '../page-data/page-data-routes'
import { formType } from '../fragment/posted-body'

/** A hundred addresses as a table, with nine bytes a letter; no form of the shop is larger. */
const largestFormBytes = 512 * 1024

/** Any URL that is not a file or a call is a page, and accepts forms posted without scripts. */
export async function pageRoutes(gateway: FastifyInstance, context: PageContext): Promise<void> {
  // Search engines and mails use a fixed URL for the logo; a shop without one uses the default.
  gateway.get('/shell/logo.svg', async (request, reply) => {
    const { svgs } = await loadSite(channelOf(context.configuration, request.hostname))
    if (!svgs.logo) return reply.redirect('/shell/icon.svg', 302)
    return reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=3600', 'content-security-policy': "default-src 'none'" })
      .send(asFile(svgs.logo))
  })
  pageDataRoute(gateway, context)
  gateway.get('/*', (request, reply) => answerPage(context, request, reply))
  // Only forms are parsed here: a call's body passes through.
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

/** An inline drawing needs no namespace, a file does. */
const asFile = (svg: string) =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
