import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '@storefront/telemetry/server'
import { toOutcome } from '../../canary/release-record.rules'
import type { RemoteEntry } from '../../release/remote-entry'
import type { FragmentAnswer, MissingFragment } from '../../fragment/fragment-client'
import type { PageContext } from './page-context'

/** Counts the page for metrics and canaries, and logs why its fragment is missing. */
export function recordAnswer(
  { metrics, canaries }: PageContext,
  { owner, answer }: { owner: RemoteEntry | undefined; answer: FragmentAnswer },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { missing, replaced } = findMissing(answer)
  metrics.pages.inc({
    remote: owner?.name ?? 'shell',
    version: owner?.version ?? __RELEASE_VERSION__,
    result: missing?.missing ?? (replaced ? 'stale' : 'rendered'),
  })
  if (owner) canaries.notePage(owner, toOutcome(missing ?? replaced), addressKey(request.ip))
  // The browser reads its trace id from this header, because a shared document cannot contain it.
  reply.header('server-timing', `trace;desc=${request.id}`)
  if (missing) logMissing(request, owner, missing, 'fragment is missing')
  if (replaced) logMissing(request, owner, replaced, 'fragment is missing, an earlier one is shown')
}

/** `replaced` is the reason why an earlier fragment stands in for the page. */
function findMissing(answer: FragmentAnswer): { missing?: MissingFragment; replaced?: MissingFragment } {
  if ('missing' in answer) return { missing: answer }
  return { replaced: answer.insteadOf }
}

function logMissing(
  request: FastifyRequest,
  owner: RemoteEntry | undefined,
  { missing, status }: MissingFragment,
  message: string,
) {
  const path = withoutTokens(new URL(request.url, 'http://shop').pathname)
  request.log.warn({ remote: owner?.name, version: owner?.version, path, reason: missing, status }, message)
}

/** Masks long segments of a path, because they may be gift or receipt tokens. */
const withoutTokens = (pathname: string) => pathname.replaceAll(/[^/]{32,}/g, '…')
