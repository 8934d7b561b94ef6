import type { LogEvent } from 'kysely'
import { currentTrace, isTracing, logLine, openSpan } from '@storefront/telemetry/server'
import { apiMetrics } from './api-metrics'

/** Slower statements are logged with placeholders, because the values are shoppers' data. */
const slowMs = 500

const longestSql = 300

/** Counts and times each statement, and records it as a span in the request's trace. */
export function observeStatement(event: LogEvent): void {
  const { query, queryDurationMillis: ms } = event
  const { statements, failedStatements } = apiMetrics()
  statements.observe(ms / 1_000)
  const error = event.level === 'error' ? event.error : undefined
  if (error !== undefined) failedStatements.inc({ code: toErrorCode(error) })
  const trace = currentTrace()
  if (trace && isTracing())
    openSpan(/\w+/.exec(query.sql)?.[0] ?? 'sql', trace, {
      kind: 'CLIENT',
      startTimeMs: Date.now() - ms,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    }).end(error)
  if (ms >= slowMs)
    logLine('warn', 'slow statement', { ms: Math.round(ms), sql: query.sql.slice(0, longestSql) })
}

/** Returns an SQLSTATE or errno code, which is a short word of capitals and digits, or `other`. */
function toErrorCode(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[A-Z0-9_]{4,20}$/.test(code) ? code : 'other'
}
