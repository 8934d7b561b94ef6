import { buildAll } from '../../build/build-all.mjs'
import { openDevelopmentDatabase, prepareDevelopmentDatabase } from './development-database.mjs'
import { freePort, requireFreePort } from '../preflight.mjs'
import { startShop } from '../shop.mjs'
import { step } from '../../workspace/steps.mjs'
import { releasable } from '../../workspace/workspace.mjs'
import { followRemote } from './follow-remote.mjs'
import { stopAtSignals } from './stop-at-signals.mjs'

/** Pages wait for the current build, because there are no other shoppers to delay. */
const patience = { FRAGMENT_DEADLINE_MS: '20000', FRAGMENT_SICK_DEADLINE_MS: '20000' }

const tell = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)

/**
 * Runs one remote from source, server-rendered and with hot reload, and the rest of the shop from builds.
 * @param {string} packageName
 * @param {number} port
 */
export async function developRemote(packageName, port) {
  const remotePort = Number(process.env.REMOTE_PORT ?? (await freePort()))
  const command = `npm run dev -- ${packageName}`
  await requireFreePort(remotePort, { variable: 'REMOTE_PORT', command })
  const stop = stopAtSignals()
  try {
    const { shop, databaseUrl } = await startAll(packageName, { port, remotePort, stop })
    tell(`\n${packageName} from its sources, with hot reload: ${shop.origin}`)
    if (databaseUrl) tell(`Its database: ${databaseUrl}`)
  } catch (error) {
    await stop.all()
    throw error
  }
}

/**
 * Starts everything concurrently. The builds compete for CPU time but don't need to run in order.
 * @param {string} packageName
 * @param {{ port: number, remotePort: number, stop: ReturnType<typeof stopAtSignals> }} options
 */
async function startAll(packageName, { port, remotePort, stop }) {
  const apiPort = await freePort()
  const origin = process.env.API_ORIGIN ?? `http://127.0.0.1:${apiPort}`
  const remote = step(`Building ${packageName}`, () =>
    followRemote({
      packageName,
      port: remotePort,
      env: { ...process.env, TZ: 'Asia/Tokyo', HOST: '127.0.0.1', API_ORIGIN: origin },
      tell,
    }),
  )
  stop.first(() =>
    remote.then(
      ({ stop: end }) => end(),
      () => undefined,
    ),
  )
  const building = step('Building the others', () =>
    buildAll(
      releasable.filter((name) => name !== packageName),
      tell,
      ['host-shell'],
    ),
  )
  const database = await step('Opening the database', () => openDevelopmentDatabase())
  stop.also(database.stop)
  const versions = await building
  await step('Preparing the database', () =>
    prepareDevelopmentDatabase(versions['reference-api'] ?? '', database),
  )
  const shop = await step('Starting', () =>
    startShop({
      versions,
      folder: database.folder,
      port,
      env: {
        ...patience,
        DEVELOPER_OVERRIDE: '1',
        API_PORT: String(apiPort),
        ...(process.env.API_ORIGIN ? { API_ORIGIN: origin } : {}),
        ...database.env,
      },
      composed: remote.then(({ composed }) => composed),
      // Ctrl+C reaches every process. Exit code 0 means that the process was requested to stop.
      onExit: (name, code, words) => code !== 0 && tell(`${name} ended with code ${code}. ${words}`),
    }),
  )
  stop.first(shop.stopAll)
  return { shop, databaseUrl: database.env.DATABASE_URL }
}
