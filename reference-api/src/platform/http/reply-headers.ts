import type { FastifyReply } from 'fastify'
import { type Page } from './paging.rules'

/** Writes the paging headers of a list response (§7). */
export function writePaging(reply: FastifyReply, page: Page, total: number): void {
  void reply.headers({
    'x-total': total,
    'x-per-page': page.per,
    'x-last-page': Math.max(Math.ceil(total / page.per), 1),
    'x-current-page': page.current,
  })
}

/** Writes the paging headers of an unpaged list (per=all). */
export function writeWhole(reply: FastifyReply, total: number): void {
  void reply.headers({ 'x-total': total, 'x-per-page': total, 'x-last-page': 1, 'x-current-page': 1 })
}

export function suggestFile(reply: FastifyReply, name: string, contentType: string): void {
  void reply.type(contentType).headers({
    'x-suggested-filename': encodeURIComponent(name),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}
