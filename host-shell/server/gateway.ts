import { setShopClock } from '@storefront/locale-ja'
import { drain, shutDownTracing, startTracing } from '@storefront/telemetry/server'
import { buildGateway } from './build-gateway'
import { readConfiguration } from './configuration'

const configuration = readConfiguration(process.env)

async function main() {
  setShopClock(process.env)
  await startTracing('gateway', __RELEASE_VERSION__)
  const gateway = await buildGateway(configuration)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(
      signal,
      () =>
        void drain()
          .then(() => gateway.close())
          .then(shutDownTracing)
          .then(() => process.exit(0)),
    )
  await gateway.listen({ port: configuration.port, host: configuration.host })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
