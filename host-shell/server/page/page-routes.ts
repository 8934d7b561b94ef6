import type { FastifyInstance } from 'fastify'
import { answerPage, type PageContext } from './page'
import { formType } from '../fragment/posted-body'

/** More is no form of the shop without files. */
const largestFormBytes = 64 * 1024

/** Any address that is not a file or a call is a page, and takes the forms that are sent without scripts. */
export async function pageRoutes(gateway: FastifyInstance, context: PageContext): Promise<void> {
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
