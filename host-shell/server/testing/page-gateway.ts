import type { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import type { CompositionSource } from '../composition/composition-source'
import type { RemoteEntry } from '../release/remote-entry'
import { readConfiguration } from '../configuration'
import { FragmentSource } from '../fragment/fragment-source'
import { openShopChanges } from '../fragment/shop-changes-source'
import { gatewayMetrics } from '../observe/gateway-metrics'
import { pageRoutes } from '../page/page-routes'
import { canariesInMemory } from './canaries-in-memory'
import { apiAnswers, listen, openShop } from './fake-servers'

let shops = 0

type Options = { answers?: Record<string, unknown>; env?: NodeJS.ProcessEnv; log?: PassThrough }

/** Opens a gateway for a shop and its remotes. Each test gets its own shop, because sites are cached. */
export async function openPageGateway(
  remotes: RemoteEntry[],
  { answers = openShop, env = {}, log }: Options = {},
): Promise<FastifyInstance> {
  process.env.API_ORIGIN = await listen(apiAnswers(answers))
  shops += 1
  const configuration = readConfiguration({
    CHANNELS: `*=shop-${shops}`,
    FRAGMENT_DEADLINE_MS: '20000',
    ...env,
  })
  const active = { id: 'c1', remotes }
  const compositions = {
    current: async () => ({ active, checked: 'c1', refused: [] }),
  } as unknown as CompositionSource
  const changes = openShopChanges()
  const gateway = Fastify({ logger: log ? { level: 'warn', stream: log } : false })
  await pageRoutes(gateway, {
    configuration,
    compositions,
    canaries: canariesInMemory().canaries,
    fragments: new FragmentSource(configuration, undefined, undefined, undefined, changes),
    changes,
    shell: { scripts: [], styles: [] },
    metrics: gatewayMetrics(),
  })
  return gateway
}
