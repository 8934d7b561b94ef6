import { withoutTokens } from '@storefront/telemetry/server'
import { apiMetrics } from '../observe/api-metrics'
import type { Services } from '../../services'

/**
 * Logs and counts a failed attempt. The log entry contains the job's name and the error message, but never
 * the job's data.
 */
export function reportFailedJob({ log }: Pick<Services, 'log'>, name: string, error: unknown): void {
  apiMetrics().failedJobs.inc({ name })
  const words = withoutTokens(error instanceof Error ? error.message : String(error))
  log.error({ job: name, error: words }, 'job failed')
}
