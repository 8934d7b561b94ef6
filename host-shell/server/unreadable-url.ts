import type { FastifyReply, FastifyRequest } from 'fastify'

/** `//name/…` is another host to whoever resolves it, links and logins among them: no page of this shop begins so. */
export async function refuseOtherHosts({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^\/[/\\]/.test(url)) await reply.redirect('/404', 302)
}
