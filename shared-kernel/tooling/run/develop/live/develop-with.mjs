import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildAll } from '../../../build/build-all.mjs'
import { agreementBeside } from '../../../release/candidate.mjs'
import { writeComposition } from '../../../release/composition.mjs'
import { step } from '../../../workspace/steps.mjs'
import { cacheFolder, releaseName, releasesFolder } from '../../../workspace/workspace.mjs'
import { freePort, requireFreePort } from '../../preflight.mjs'
import { runPrograms } from '../../run-programs.mjs'
import { followRemote } from '../follow-remote.mjs'
import { stopAtSignals } from '../stop-at-signals.mjs'
import { readLiveShop } from './read-live-shop.mjs'
import { relayShop } from './relay-shop.mjs'
import { requireAgreement } from './require-agreement.mjs'

/**
 * @typedef {import('./read-live-shop.mjs').LiveShop} LiveShop
 * @typedef {import('../../../release/composition.mjs').Composed} Composed
 * @typedef {ReturnType<typeof stopAtSignals>} Signals
 */

/** Pages wait for the current build, because there are no other shoppers to delay. */
const patience = { FRAGMENT_DEADLINE_MS: '20000', FRAGMENT_SICK_DEADLINE_MS: '20000' }

const tell = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)

/**
 * Runs one remote from source with everything else of a running shop: its API, its data, its releases of the
 * other remotes. The gateway and the shell are builds of this checkout, because hot reload needs theirs.
 * @param {string} packageName
 * @param {{ address: string, port: number }} options
 */
export async function developWith(packageName, { address, port }) {
  const command = `npm run dev -- ${packageName} --with ${address}`
  const remotePort = Number(process.env.REMOTE_PORT ?? (await freePort()))
  await requireFreePort(remotePort, { variable: 'REMOTE_PORT', command })
  const shop = await readLiveShop(address)
  const stop = stopAtSignals()
  try {
    const origin = await startAll(packageName, { shop, port, remotePort, stop })
    tell(`\n${packageName} from its sources, with hot reload: ${origin}`)
    tell(`Everything else is ${shop.origin}. Writes go to this live shop: a cart, an order, a registration.`)
  } catch (error) {
    await stop.all()
    throw error
  }
}

/**
 * @param {string} packageName
 * @param {{ shop: LiveShop, port: number, remotePort: number, stop: Signals }} options
 */
async function startAll(packageName, { shop, port, remotePort, stop }) {
  const local = `http://localhost:${port}`
  const name = releaseName(packageName)
  const others = shop.releases.filter((release) => release.name !== name)
  const relay = await relayShop({ live: shop.origin, local, releases: others })
  stop.also(relay.stop)
  const env = { ...process.env, TZ: 'Asia/Tokyo', HOST: '127.0.0.1', API_ORIGIN: relay.apiOrigin }
  const following = step(`Building ${packageName}`, () =>
    followRemote({ packageName, port: remotePort, env, tell }),
  )
  stop.first(() =>
    following.then(
      (followed) => followed.stop(),
      () => undefined,
    ),
  )
  const [{ 'host-shell': shell = '' }, { composed }, uncompared] = await Promise.all([
    step('Building the shell', () => buildAll(['host-shell'], tell, ['host-shell'])),
    following,
    step(`Comparing ${packageName} with ${shop.origin}`, () =>
      requireAgreement(packageName, shop, () => agreementBeside(packageName)),
    ),
  ])
  if (uncompared) tell(uncompared)
  const programs = openGateway({
    packageName,
    shop,
    port,
    shell,
    env,
    remotes: [...relay.composed, composed],
  })
  stop.first(programs.stopAll)
  await step('Starting', () => programs.start('gateway'))
  return local
}

/**
 * Describes the gateway of this machine. Its composition is written anew, so that it is not tried.
 * @param {object} options
 * @param {string} options.packageName
 * @param {LiveShop} options.shop
 * @param {number} options.port
 * @param {string} options.shell version
 * @param {Record<string, string | undefined>} options.env
 * @param {Composed[]} options.remotes
 */
function openGateway({ packageName, shop, port, shell, env, remotes }) {
  const folder = path.join(cacheFolder, 'develop', `with-${packageName}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'composition.json')
  writeComposition(file, { id: `development-of-${packageName}`, remotes })
  const shellReleases = path.join(releasesFolder, 'host-shell')
  return runPrograms(
    {
      gateway: {
        file: path.join(shellReleases, shell, 'server', 'gateway.cjs'),
        env: {
          ...patience,
          PORT: port,
          PUBLIC_ORIGIN: `http://localhost:${port}`,
          COMPOSITION: file,
          SHELL_RELEASES: shellReleases,
          NODE_ENV: 'production',
          CHANNELS: `*=${shop.channel}`,
          // A page of another site must not reach the live shop through this machine.
          ALLOWED_HOSTS: 'localhost,127.0.0.1',
          PAYMENT_ORIGIN: shop.payment,
          DEVELOPER_OVERRIDE: '1',
          DEVELOPMENT_NOTE: `開発中: ${packageName}（${shop.host} につないでいます）`,
        },
        // The releases of the live shop render in the browser, so `/ready` would wait for them.
        ready: `http://127.0.0.1:${port}/health`,
      },
    },
    {
      env,
      folder,
      onExit: (ended, code, words) => code !== 0 && tell(`${ended} ended with code ${code}. ${words}`),
    },
  )
}
