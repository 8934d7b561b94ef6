import type { FastifyReply, FastifyRequest } from 'fastify'
import { admitRequest } from './admit-request'
import { chooseOwner } from './choose-owner'
import { fetchAnswer } from './fetch-answer'
import { makeDocument } from './make-document'
import type { PageWithLogin } from '../../fragment/login-of-page'
import type { PageContext } from './page-context'
import { recordAnswer } from './record-answer'
import { sendDocument, sendWithoutDocument } from './send-document'

/**
 * Responds to any URL that is not a file or an API call, with a page rendered by its owner or by the shell. A
 * posted form is passed to its owner, but only if it was sent from one of the shop's pages.
 */
export async function answerPage(context: PageContext, request: FastifyRequest, reply: FastifyReply) {
  const admitted = await admitRequest(context, request, reply)
  if (!admitted) return reply
  const choice = chooseOwner(context, admitted, request, reply)
  const page = await fetchAnswer(context, admitted, choice, request)
  const { answer } = page
  const isPosted = admitted.posted !== undefined
  for (const cookie of cookiesOf(page)) reply.header('set-cookie', cookie)
  recordAnswer(context, { owner: choice.owner, answer }, request, reply)
  if (sendWithoutDocument(answer, { isPosted }, request, reply)) return reply
  const document = await makeDocument(context, admitted, choice, page, request.log)
  const isOwn = isPosted || page.setCookies.length > 0
  return sendDocument(document, { isMissing: 'missing' in answer, isOwn }, request, reply)
}

/** Cookies of a renewed login, then those that the page's owner sets. */
const cookiesOf = ({ setCookies, answer }: PageWithLogin) => [
  ...setCookies,
  ...('fragment' in answer ? (answer.fragment.setCookies ?? []) : []),
]
