import type { FastifyReply } from 'fastify'
import { toPage, type Page } from './paging.rules'

type PageRequest = { query: { page?: number; per?: number }; reply: FastifyReply }

/** Fetches the requested page, writes its paging headers and returns the answer without its total. */
export async function answerPage<Answer extends { total: number }>(
  { query, reply }: PageRequest,
  fetch: (page: Page) => Promise<Answer>,
): Promise<Omit<Answer, 'total'>> {
  const page = toPage(query)
  const { total, ...answer } = await fetch(page)
  writePaging(reply, page, total)
  return answer
}

/** Writes the paging headers of a list response (§7). */
export function writePaging(reply: FastifyReply, page: Page, total: number): void {
  void reply.headers({
    'x-total': total,
    'x-per-page': page.per,
    'x-last-page': Math.max(Math.ceil(total / page.per), 1),
    'x-current-page': page.current,
  })
}

/** Writes the paging headers of an unpaged list. */
export function writeWhole(reply: FastifyReply, total: number): void {
  void reply.headers({ 'x-total': total, 'x-per-page': total, 'x-last-page': 1, 'x-current-page': 1 })
}

/** Writes the paging headers of an answer that is nothing but a list, unless its handler wrote them. */
export function writeListHeaders(reply: FastifyReply, { method }: { method: string }, answer: unknown): void {
  if (method !== 'GET' || !isList(answer) || reply.hasHeader('x-total')) return
  writeWhole(reply, answer.data.length)
}

const isList = (answer: unknown): answer is { data: unknown[] } => {
  const { data } = (answer ?? {}) as { data?: unknown }
  return Array.isArray(data) && Object.keys(answer as object).length === 1
}
