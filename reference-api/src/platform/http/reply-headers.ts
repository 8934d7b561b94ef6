import type { FastifyReply } from 'fastify'

export function suggestFile(reply: FastifyReply, name: string, contentType: string): void {
  void reply.type(contentType).headers({
    'x-suggested-filename': encodeURIComponent(name),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}
