import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefixes } from './proxy-api'

/** `//name/…` is another host to whoever resolves it, links and logins among them: no page of this shop begins so. */
export async function refuseOtherHosts({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^\/[/\\]/.test(url)) await reply.redirect('/404', 302)
}

/** No route reads a broken percent escape: a call hears that it is malformed, a page's address leads to the page that does not exist. */
export function answerUnreadable(_error: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  if (apiPrefixes.some((prefix) => url.startsWith(prefix))) void reply.code(400).send({ message: 'リクエストの形式が正しくありません', code: 'request.malformed', errors: {} })
  else void reply.redirect('/404', 302)
}
