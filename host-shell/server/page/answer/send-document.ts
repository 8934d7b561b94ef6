import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FragmentAnswer, MissingFragment } from '../../fragment/fragment-client'
import { retryAfterSeconds, sendLostForm, sendOverloaded } from '../../refusal/plain-document'
import type { RenderedDocument } from '../render-document'

/**
 * Sends what needs no document: the plain page of an overloaded remote or of a lost form, and a redirect.
 * Returns false if the page needs a document.
 */
export function sendWithoutDocument(
  answer: FragmentAnswer,
  { isPosted }: { isPosted: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if ('missing' in answer) return sendPlainPage(answer, { isPosted }, request, reply)
  const { redirect, status } = answer.fragment
  if (redirect === undefined) return false
  void reply.code(status).header('location', redirect).send()
  return true
}

function sendPlainPage(
  { missing }: MissingFragment,
  { isPosted }: { isPosted: boolean },
  { url }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (missing === 'overloaded') void sendOverloaded(url, reply)
  else if (isPosted) void sendLostForm(url, reply)
  else return false
  return true
}

/** Sends the document, compressed if the browser accepts brotli. */
export async function sendDocument(
  document: RenderedDocument,
  { isMissing, isOwn }: { isMissing: boolean; isOwn: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (document.status === 503 && isMissing) reply.header('retry-after', retryAfterSeconds)
  reply.code(document.status).headers(document.headers)
  // The response to a form contains its input, and login cookies belong to a single response.
  if (isOwn) reply.header('cache-control', 'no-store')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(document.html)
  return reply.header('content-encoding', 'br').send(await document.packed())
}
