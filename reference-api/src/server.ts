import { drain, shutDownTracing, startTracing } from '@storefront/telemetry/server'
import { readConfiguration } from './configuration'
import { describeStartFailure } from './start-failure.rules'
import { openShop } from './start-shop'

const shutdownDeadlineMs = 10_000

async function main() {
  await startTracing('api', __RELEASE_VERSION__)
  const configuration = readConfiguration(process.env)
  const { app, jobs, close } = await openShop(configuration)
  await jobs.start(app.services)
  await app.listen({ port: configuration.port, host: process.env['HOST'] ?? '127.0.0.1' })
  process.stdout.write(
    `${JSON.stringify({ event: 'listening', port: configuration.port, pid: process.pid })}\n`,
  )

  const stop = async () => {
    await drain()
    setTimeout(() => process.exit(1), shutdownDeadlineMs).unref()
    await close()
    await shutDownTracing()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

main().catch((cause: unknown) => {
  process.stderr.write(`${describeStartFailure(cause)}\n`)
  process.exit(1)
})
