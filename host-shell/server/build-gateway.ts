import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { releaseObtainer } from '@storefront/remote/serve/obtain-release'
import { addressKey } from '@storefront/telemetry/server'
import type { FastifyInstance } from 'fastify'
import { CanaryTraffic } from './canary/canary-traffic'
import { countSteps } from './canary/conversion/count-steps'
import { CompositionHistory, historyFolder } from './composition/composition-history'
import { CompositionSource } from './composition/composition-source'
import { findChannel, type Configuration } from './configuration'
import { createGatewayServer } from './gateway-server'
import { FragmentSource } from './fragment/fragment-source'
import { openShopChanges } from './fragment/shop-changes-source'
import { askFirstPage, hasApi } from './fragment/ask-first-page'
import { beaconRoute } from './observe/beacon'
import { FirstPages } from './observe/first-pages'
import { gatewayMetrics } from './observe/gateway-metrics'
import { observeRequests } from './observe/observe-requests'
import { opsRoutes } from './observe/ops-routes'
import { offlineRoutes } from './offline/offline-routes'
import { pageRoutes } from './page/page-routes'
import { proxyApi } from './proxy/proxy-api'
import { proxyRemotes } from './proxy/proxy-remotes'
import { readShellFiles, staysInFolder } from './shell-files'
import { compareFragments } from './smoke/compare-fragments'
import { smokeRelease } from './smoke/smoke-release'
import { buildSmokeTask, trialOrigin } from './smoke/smoke-task'
import { rejectProtocolRelativeUrl } from './refusal/malformed-url'

/** The build puts the smoke program next to the gateway's bundle. */
const smokeProgram = path.join(__dirname, 'smoke.cjs')

/** Builds the gateway, which serves pages and static files and proxies the API. */
export async function buildGateway(configuration: Configuration): Promise<FastifyInstance> {
  const gateway = createGatewayServer(configuration)
  const { provided, kernel, agreement, ...shell } = readShellFiles(
    configuration.shellReleases,
    __RELEASE_VERSION__,
  )
  const channel = findChannel(configuration, '*')
  const history = new CompositionHistory(historyFolder(configuration.compositionFile), (message, reasons) =>
    gateway.log.warn({ reasons }, message),
  )
  const firstPages = new FirstPages({
    releases: async () => canaries.releasesGiven((await compositions.current()).active),
    channel,
    otherChannels: [...new Set(configuration.channels.values())].filter((one) => one !== channel),
    hasApi,
    ask: (remote, shop) => askFirstPage(remote, shop, configuration),
    log: (error) => gateway.log.error({ err: error }, 'first pages were not asked for'),
  })
  const compositions = new CompositionSource({
    file: configuration.compositionFile,
    history,
    shell: { provided, kernel, agreement },
    fragmentHosts: configuration.fragmentHosts,
    trialShopper: { origin: trialOrigin, channel },
    isTrialPossible: () => !firstPages.isApiAwaited(),
    smoke: async (remote, document, pages) =>
      smokeRelease(
        smokeProgram,
        await buildSmokeTask({ remote, document, pages, shell, channel }, configuration),
      ),
    compare: (pairs) => compareFragments(smokeProgram, pairs),
    log: (message, reasons) => gateway.log[reasons.length > 0 ? 'warn' : 'info']({ reasons }, message),
  })
  await compositions.open()
  const canaries = new CanaryTraffic(history, (fields, message) => gateway.log.error(fields, message))
  const metrics = gatewayMetrics({ states: () => fragments.states(), canaries: () => canaries.states() })
  const changes = openShopChanges((error) =>
    gateway.log.warn({ err: error }, 'the shop’s version is unknown'),
  )
  const fragments = new FragmentSource(
    configuration,
    (fields, message) => gateway.log.warn(fields, message),
    metrics,
    (release, ms, address) => canaries.noteRender(release, ms, addressKey(address)),
    changes,
  )
  observeRequests(gateway, metrics)
  countSteps(gateway, canaries)

  gateway.addHook('onReady', async () => firstPages.begin())
  gateway.addHook('onClose', async () => firstPages.end())
  opsRoutes(gateway, { compositions, canaries, metrics, firstPages })
  beaconRoute(gateway, { compositions, canaries, metrics })

  await gateway.register(fastifyStatic, {
    root: configuration.shellReleases,
    prefix: '/shell-releases/',
    serve: false,
  })
  const obtainShell = releaseObtainer(configuration.shellReleases)
  gateway.get('/shell/icon.svg', async (_request, reply) =>
    reply.sendFile(`${__RELEASE_VERSION__}/client/icon.svg`, { maxAge: '1d' }),
  )
  gateway.get<{ Params: { version: string; '*': string } }>(
    '/shell/:version/*',
    async ({ params, headers }, reply) => {
      if (!staysInFolder(`${params.version}/${params['*']}`)) return reply.callNotFound()
      if (!(await obtainShell(params.version, { isGuess: true }))) return reply.callNotFound()
      const file = path.posix.join(params.version, 'client', params['*'])
      const isBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
      reply.header('vary', 'accept-encoding').header('timing-allow-origin', '*')
      if (isBrotli && /\.(js|css|json)$/.test(file)) {
        reply
          .header('content-encoding', 'br')
          .type(
            file.endsWith('.css')
              ? 'text/css; charset=utf-8'
              : file.endsWith('.js')
                ? 'text/javascript; charset=utf-8'
                : 'application/json',
          )
        return reply.sendFile(`${file}.br`, { maxAge: '365d', immutable: true, contentType: false })
      }
      return reply.sendFile(file, { maxAge: '365d', immutable: true })
    },
  )
  await proxyRemotes(gateway, compositions)
  await proxyApi(gateway, (hostname) => findChannel(configuration, hostname), metrics)
  gateway.addHook('onRequest', rejectProtocolRelativeUrl)
  offlineRoutes(gateway, configuration)
  await pageRoutes(gateway, { configuration, compositions, canaries, fragments, changes, shell, metrics })
  return gateway
}
