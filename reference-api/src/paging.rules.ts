import type { FastifyReply } from 'fastify'

export type Page = { current: number; per: number; offset: number }

const perMax = 100

/** The asked page; out of range values fall to the nearest sensible one. */
export function pageOf(query: { page?: number; per?: number }, perDefault = 10): Page {
  const per = Math.min(Math.max(query.per ?? perDefault, 1), perMax)
  const current = Math.max(query.page ?? 1, 1)
  return { current, per, offset: (current - 1) * per }
}

/** Paging headers of a list answer (§7). */
export function writePaging(reply: FastifyReply, page: Page, total: number): void {
  void reply.headers({
    'x-total': total,
    'x-per-page': page.per,
    'x-last-page': Math.max(Math.ceil(total / page.per), 1),
    'x-current-page': page.current,
  })
}

/** Headers of a list that is answered whole (per=all). */
export function writeWhole(reply: FastifyReply, total: number): void {
  void reply.headers({ 'x-total': total, 'x-per-page': total, 'x-last-page': 1, 'x-current-page': 1 })
}

/** A file under the name a shopper sees in the download folder. */
export function suggestFile(reply: FastifyReply, name: string, contentType: string): void {
  void reply.type(contentType).headers({
    'x-suggested-filename': encodeURIComponent(name),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}

/** An id of a path; one that is no id names nothing, so it finds nothing. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
