import { NetworkError, RequestCancelled, ResponseError, TimeoutError } from '@storefront/http'

/** A line of the log for whoever operates the shop, or develops the remote. */
export function tellFailure(remote: string, msg: string, error: unknown, request: Request) {
  const stack = error instanceof Error ? { stack: error.stack } : {}
  // Addresses may hold tokens of gifts and receipts.
  const path = new URL(request.url).pathname.replaceAll(/[^/]{32,}/g, '…')
  console.error(JSON.stringify({ level: 'error', msg, remote, path, error: String(error), ...stack }))
}

const expected = [ResponseError, NetworkError, TimeoutError, RequestCancelled]

/** An error that no call brought: the remote's own code threw it. */
export const isBug = (error: unknown): boolean =>
  error instanceof Error && !expected.some((kind) => error instanceof kind)
