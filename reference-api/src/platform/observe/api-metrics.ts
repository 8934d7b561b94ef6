import { newMetrics } from '@storefront/telemetry/metrics'

/** Upper bounds for the statement time buckets, in seconds. */
const statementBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

let made: ReturnType<typeof makeMetrics> | undefined

export const apiMetrics = () => (made ??= makeMetrics())

function makeMetrics() {
  const metrics = newMetrics()
  return {
    metrics,
    requests: metrics.counter('api_requests_total', 'Answers by pattern of the address and status', [
      'method',
      'route',
      'status',
    ]),
    times: metrics.histogram('api_request_seconds', 'Time of an answer, by pattern of the address', [
      'route',
    ]),
    statements: metrics.histogram('api_statement_seconds', 'Time of an SQL statement', [], statementBuckets),
    failedStatements: metrics.counter('api_statement_errors_total', 'SQL statements that failed', ['code']),
    cache: metrics.counter(
      'api_cache_total',
      'Answers of a cache: search counts, answers that guests share',
      ['cache', 'result'],
    ),
    jobsWaiting: metrics.gauge(
      'api_jobs_waiting',
      'Jobs that are due and that nobody works on, 10000 at most',
    ),
    // Not `job`: Prometheus uses that label for the scraped program.
    failedJobs: metrics.counter('api_jobs_failed_total', 'Tries of jobs that failed', ['name']),
    oldestJob: metrics.gauge('api_oldest_job_seconds', 'How long the oldest of them has been due'),
    poolWaiting: metrics.gauge('api_pool_waiting', 'Statements that wait for a connection of their pool', [
      'pool',
    ]),
    ready: metrics.gauge('api_ready', '1 for a part that works: database, writing, storage', ['part']),
  }
}
