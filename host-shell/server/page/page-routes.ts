import type { FastifyInstance } from 'fastify'
import { loadSite } from '@storefront/site/server'
import { channelOf } from '../configuration'
import { answerPage, type PageContext } from './page'
import { pageDataRoute } from '../page-data/page-data-routes'
import { formType } from '../fragment/posted-body'

/** A hundred addresses as a table, of which a letter takes nine bytes; more is no form of the shop. */
const largestFormBytes = 512 * 1024

/** Any address that is not a file or a call is a page, and takes the forms that are sent without scripts. */
export async function pageRoutes(gateway: FastifyInstance, context: PageContext): Promise<void> {
  // Search engines and mails know a shop's logo by an address; a shop without one has the house's sign.
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
  // Forms are read here alone: a call's body passes through as it is.
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

/** Within a page a drawing needs no name space, as a file it does. */
const asFile = (svg: string) =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
