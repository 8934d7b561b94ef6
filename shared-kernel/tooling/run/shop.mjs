import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { givenDocument, readHistory } from '../release/composition-history.mjs'
import {
  composeAtStart,
  findComposition,
  portIn,
  readComposition,
  writeComposition,
} from '../release/composition.mjs'
import { storeLastStart } from '../release/running/last-start.mjs'
import { followRequests } from '../release/running/new-remote.mjs'
import { freePort } from './preflight.mjs'
import { runPrograms } from './run-programs.mjs'
import { shopClock } from './shop-clock.mjs'
import { seededChannels } from '../workspace/seeded-channels.mjs'
import { releasesFolder } from '../workspace/workspace.mjs'

/** @typedef {import('../release/composition.mjs').Composed} Composed */

const paymentName = 'payment-sandbox'

/**
 * Starts the built shop: API, one server per remote, gateway.
 * @param {object} options
 * @param {Record<string, string>} options.versions every part's release by name
 * @param {string} options.folder data and logs
 * @param {number} options.port the gateway's
 * @param {string} [options.host] the gateway's
 * @param {Record<string, string | undefined>} [options.env] of every part
 * @param {number} [options.apiProcesses] more than one requires a PostgreSQL server
 * @param {string} [options.releases] folder of releases
 * @param {Record<string, string>} [options.programs] files to run instead of the release's, by name
 * @param {Promise<Composed>} [options.composed] a remote without a release, which the gateway waits for
 * @param {(line: string) => void} [options.report] receives the versions that startup kept
 * @param {(name: string, code: number | null, lastWords: string) => void} [options.onExit]
 * @returns handles to stop the shop, or to stop and start individual parts
 */
export async function startShop({
  versions,
  folder,
  port,
  host = '127.0.0.1',
  env = {},
  apiProcesses = 1,
  releases = releasesFolder,
  programs: own = {},
  composed,
  report = console.log,
  onExit = () => {},
}) {
  const { file: compositionFile, isGiven } = findComposition(folder)
  const known = isGiven ? undefined : readComposition(compositionFile)
  const previous = known && givenDocument(known, readHistory(compositionFile))
  const remoteNames = Object.keys(versions).filter((name) => !['host-shell', 'reference-api'].includes(name))
  const apiNames = Array.from({ length: apiProcesses }, (_, index) =>
    index === 0 ? 'api' : `api-${index + 1}`,
  )
  /** @type {Record<string, number>} */
  const ports = {}
  for (const name of apiNames)
    ports[name] = name === 'api' && env.API_PORT ? Number(env.API_PORT) : await freePort()
  for (const name of remoteNames) ports[name] = await freePort(portIn(previous, name))
  ports[paymentName] = Number(env.PAYMENT_PORT) || (await freePort(port + 1))
  const apiOrigin = env.API_ORIGIN ?? apiNames.map((name) => `http://127.0.0.1:${ports[name]}`).join(',')
  const origin = `http://localhost:${port}`
  const paymentOrigin =
    env.PAYMENT_ORIGIN ?? process.env.PAYMENT_ORIGIN ?? `http://localhost:${ports[paymentName]}`
  const base = {
    PAYMENT_ORIGIN: paymentOrigin,
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'Asia/Tokyo',
    HOST: '127.0.0.1',
    API_ORIGIN: apiOrigin,
    CHANNELS: process.env.CHANNELS ?? seededChannels,
    PUBLIC_ORIGIN: origin,
    ...env,
    ...shopClock({ ...process.env, ...env }),
  }

  /** @param {string} name */
  const versionOf = (name) => versions[name] ?? ''

  /** @param {string} name @param {string} version */
  const remoteProgram = (name, version) => ({
    file: path.join(releases, name, version, 'server', 'serve.cjs'),
    env: {
      PORT: ports[name],
      REMOTE_NAME: name,
      RELEASES: path.join(releases, name),
      // Renders once before the shop is reported as open.
      WARM_VERSIONS: version,
    },
    ready: `http://127.0.0.1:${ports[name]}/health`,
  })

  const released = {
    ...Object.fromEntries(
      apiNames.map((name) => [
        name,
        {
          file: path.join(releases, 'reference-api', versionOf('reference-api'), 'server', 'server.cjs'),
          env: { PORT: ports[name], DATA_FOLDER: folder },
          ready: `http://127.0.0.1:${ports[name]}/ready`,
        },
      ]),
    ),
    [paymentName]: {
      file: path.join(releases, 'reference-api', versionOf('reference-api'), 'server', 'payment-sandbox.cjs'),
      env: {
        PORT: ports[paymentName],
        HOST: host,
        DATA_FOLDER: folder,
        SHOP_URL: apiOrigin.split(',')[0],
      },
      ready: `http://127.0.0.1:${ports[paymentName]}/ready`,
    },
    ...Object.fromEntries(remoteNames.map((name) => [name, remoteProgram(name, versionOf(name))])),
    gateway: {
      file: path.join(releases, 'host-shell', versionOf('host-shell'), 'server', 'gateway.cjs'),
      env: {
        PORT: port,
        HOST: host,
        COMPOSITION: compositionFile,
        SHELL_RELEASES: path.join(releases, 'host-shell'),
      },
      ready: `http://127.0.0.1:${port}/ready`,
    },
  }
  /** @type {Record<string, import('./run-programs.mjs').Program>} */
  const programs = Object.fromEntries(
    Object.entries(released).map(([name, program]) => [
      name,
      { ...program, file: own[name] ?? program.file },
    ]),
  )
  const { start, stop, stopAll: stopPrograms, pids } = runPrograms(programs, { env: base, folder, onExit })

  /**
   * Starts the server of a remote that the shop was started without. Returns its origin.
   * @param {string} name
   * @param {string} version
   */
  async function startNewRemote(name, version) {
    if (!programs[name]) {
      ports[name] = await freePort()
      programs[name] = remoteProgram(name, version)
      await start(name).catch((error) => {
        delete programs[name]
        throw error
      })
    }
    return `http://127.0.0.1:${ports[name]}`
  }
  const stopFollowing = followRequests(folder, startNewRemote)
  const stopAll = () => {
    stopFollowing()
    return stopPrograms()
  }

  let hasFailed = false
  try {
    // An external API has its own payment service. The gateway starts in parallel with the API. It is ready
    // once the API is ready and each remote has rendered a page.
    const programsOfApi = env.API_ORIGIN ? [] : [...apiNames, paymentName]
    await Promise.all([...programsOfApi.map(start), startPages()])
    const told = await (await fetch(`http://127.0.0.1:${port}/-/composition`)).json()
    if (told.refused.length > 0)
      report(`  The composition is refused and ${told.id} is in force: ${told.refused.join('; ')}`)
    const { degraded = {} } = await (await fetch(`http://127.0.0.1:${port}/ready`)).json()
    for (const [part, reason] of Object.entries(degraded)) report(`  Not ready yet: ${part}, ${reason}`)
  } catch (error) {
    hasFailed = true
    await stopAll()
    throw error
  }

  async function startPages() {
    await Promise.all(remoteNames.map(start))
    const remoteFromSource = await composed
    if (hasFailed) return
    if (!isGiven) {
      const origins = Object.fromEntries(remoteNames.map((name) => [name, `http://127.0.0.1:${ports[name]}`]))
      const { document, notes } = composeAtStart({
        versions,
        origins,
        previous,
        releases,
        composed: remoteFromSource,
      })
      writeComposition(compositionFile, document)
      for (const note of notes) report(`  ${note}`)
    }
    storeLastStart(folder, {
      port,
      composition: compositionFile,
      apis: apiOrigin.split(','),
      pid: process.pid,
    })
    await start('gateway')
  }
  return {
    origin,
    paymentOrigin,
    apiOrigin: apiOrigin.split(',')[0],
    apiOrigins: apiOrigin,
    ports,
    compositionFile,
    folder,
    start,
    stop,
    stopAll,
    pids,
    log: (/** @type {string} */ name) =>
      existsSync(path.join(folder, 'logs', `${name}.log`))
        ? readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8')
        : '',
  }
}
