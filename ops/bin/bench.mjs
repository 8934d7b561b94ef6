import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { medians } from '../measure/figures.mjs'
import { printFigures } from '../measure/stored/print-figures.mjs'
import { committedRelease, readStoredRuns, storeRun } from '../measure/stored/stored-runs.mjs'
import { ensureDependencies, freePort, requireNode } from '../../shared-kernel/tooling/run/preflight.mjs'
import { prepareDatabase } from '../../shared-kernel/tooling/run/seeded-database.mjs'
import { runCommand, step } from '../../shared-kernel/tooling/workspace/steps.mjs'

/**
 * @typedef {import('../measure/figures.mjs').Figures} Figures
 * @typedef {Record<string, string>} Environment
 */

/**
 * Versions by release name.
 * @typedef {Record<string, string>} Versions
 */

/**
 * A running API. The API's own process is the first of `pids`.
 * @typedef {{ apiOrigin: string, pids: () => (number | undefined)[] }} Api
 */

const pages = { home: '/', list: '/product', product: '/product/imabari-towel-set' }
const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' }
const runs = Number(process.env.BENCH_RUNS ?? 5)
const lighthouseRuns = 3

/**
 * `npm run bench` compares measurements with the stored runs (docs/measurements/bench), and fails if a
 * weight, a count or a ratio to a floor is a fifth worse than in the last one. `-- --store` stores the
 * measurements of a commit, `-- --api` measures only the API on PostgreSQL, and `-- --soak 30` measures the
 * API's memory for 30 minutes.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const commit = process.argv.includes('--store') ? committedRelease() : undefined
  if (process.argv.includes('--soak')) {
    await soakApi(await build(['reference-api']))
    process.exit(0)
  }
  const { figures, worse } = await (process.argv.includes('--api') ? measureApi() : measureShop())
  if (commit) storeRun(commit, figures)
  if (worse.length > 0)
    process.stdout.write(`\nA fifth worse than in the last stored run:\n  ${worse.join('\n  ')}\n`)
  process.exit(worse.length > 0 ? 1 : 0)
})

/** @param {string[]} [packages] defaults to all @returns {Promise<Versions>} */
async function build(packages) {
  const { buildAll } = await import('../../shared-kernel/tooling/build/build-all.mjs')
  return step('Building', () => buildAll(packages, () => {}))
}

/** Measures only the API, on PostgreSQL. */
async function measureApi() {
  const results = collectResults()
  const versions = await build(['reference-api'])
  await results.add('API on PostgreSQL', () => apiOnPostgresql(versions))
  return results
}

/** Measures the pages in a browser and under load, and the API on both databases. */
async function measureShop() {
  const { ensureBrowser } = await import('../../shared-kernel/tooling/run/browser.mjs')
  await step('Looking for a browser', async () => ensureBrowser())
  const versions = await build()
  const results = collectResults()
  await withShop(versions, {}, async (shop) => {
    const { measureColdBurst, measurePagesUnderLoad } = await import('../measure/pages-under-load.mjs')
    await results.add('Cold pages', () => measureColdBurst(shop.origin))
    await results.add('Pages in a browser', () => browserFigures(shop.origin))
    await results.add('Pages under load', () => measurePagesUnderLoad(shop.origin, shop.pids()))
    await results.add('API on the embedded database', () => apiFigures(shop, 'pglite'))
  })
  // Runs with production rate limits, which allow only a few of these requests.
  await withShop(versions, { RATE_LIMIT_FACTOR: '1' }, async (shop) => {
    const { measurePressure } = await import('../measure/pressure-metrics.mjs')
    await results.add('API under pressure', () => measurePressure(shop.apiOrigin))
  })
  await results.add('API on PostgreSQL', () => apiOnPostgresql(versions))
  return results
}

/** Collects figures, and prints each part as soon as it is measured. */
function collectResults() {
  const stored = readStoredRuns().map((run) => run.figures)
  /** @type {Figures} */
  const figures = {}
  /** @type {string[]} */
  const worse = []
  return {
    figures,
    /** Figures that are a fifth worse than in the last stored run. */
    worse,
    /** @param {string} name @param {() => Promise<Figures>} measure */
    async add(name, measure) {
      const part = await step(name, measure)
      Object.assign(figures, part)
      worse.push(...printFigures(part, stored))
    },
  }
}

/**
 * @template T
 * @param {Versions} versions
 * @param {Environment} env
 * @param {(shop: Api & { origin: string }) => Promise<T>} work
 */
async function withShop(versions, env, work) {
  const { startShop } = await import('../../shared-kernel/tooling/run/shop.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const own = { ...quiet, ...env }
  prepareDatabase(apiVersion(versions), { folder, env: own, only: 'tsunagu' })
  const shop = await startShop({ versions, folder, port: await freePort(), env: own })
  try {
    const { origin, apiOrigin = origin, pids } = shop
    return await work({ origin, apiOrigin, pids })
  } finally {
    await shop.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} origin @returns {Promise<Figures>} */
async function browserFigures(origin) {
  const { openBrowser, measureAlive, measurePage } = await import('../measure/browser/page-metrics.mjs')
  const { measureJourney } = await import('../measure/browser/journey-metrics.mjs')
  const { serveFloor } = await import('../measure/browser/floor-page.mjs')
  const { measureLighthouse } = await import('../measure/browser/lighthouse.mjs')
  const browser = await openBrowser()
  /** @type {Figures} */
  const figures = {}
  for (const [name, url] of Object.entries(pages)) {
    const floor = await serveFloor((await measurePage(browser, origin + url, false)).lcpUrl)
    /** @type {Record<'floor' | 'page' | 'unthrottled', Awaited<ReturnType<typeof measurePage>>[]>} */
    const measured = { floor: [], page: [], unthrottled: [] }
    /** @type {Awaited<ReturnType<typeof measureAlive>>[]} */
    const alive = []
    // Interleaves the runs, so that other load on the machine affects all of them equally.
    for (let run = 0; run < runs; run += 1) {
      measured.floor.push(await measurePage(browser, floor.url, true))
      measured.page.push(await measurePage(browser, origin + url, true))
      alive.push(await measureAlive(browser, origin + url, true))
      measured.unthrottled.push(await measurePage(browser, origin + url, false))
    }
    floor.close()
    const [least, page] = [medians(measured.floor), medians(measured.page)]
    figures[`${name} throttled`] = {
      ...page,
      ...medians(alive),
      'floor fcp': least.fcp,
      'floor lcp': least.lcp,
      'fcp to floor': page.fcp / least.fcp,
      'lcp to floor': page.lcp / least.lcp,
      load: loadavg()[0] ?? NaN,
    }
    figures[`${name} unthrottled`] = medians(measured.unthrottled)
    const reports = []
    for (let run = 0; run < lighthouseRuns; run += 1) reports.push(await measureLighthouse(origin + url))
    figures[`${name} Lighthouse, mobile`] = medians(reports)
  }
  const journeys = []
  for (let run = 0; run < runs; run += 1) journeys.push(await measureJourney(browser, origin))
  figures.journey = medians(journeys)
  const { measurePresses } = await import('../measure/browser/press-metrics.mjs')
  const pressed = []
  for (let run = 0; run < runs; run += 1) pressed.push(await measurePresses(browser, origin))
  figures['presses at a quarter of the processor'] = medians(pressed)
  await browser.close()
  return figures
}

/**
 * @param {Api} api
 * @param {string} database its name in the titles
 * @param {string} [databaseUrl] defaults to the embedded database
 */
async function apiFigures({ apiOrigin, pids }, database, databaseUrl) {
  const pid = apiPid(pids)
  const { measureCalls } = await import('../measure/api/api-metrics.mjs')
  const figures = await measureCalls(apiOrigin, { pid, databaseUrl, only: chosenCalls() })
  return Object.fromEntries(
    Object.entries(figures).map(([call, figure]) => [`api ${database} ${call}`, figure]),
  )
}

/** Returns the calls named by `--only "my orders,cart change"`, or undefined for all calls. */
function chosenCalls() {
  const at = process.argv.indexOf('--only')
  return at < 0 ? undefined : process.argv[at + 1]?.split(/,(?! )/)
}

/**
 * Measures the calls on a dedicated PostgreSQL server, while only the API runs.
 * @param {Versions} versions
 */
const apiOnPostgresql = (versions) =>
  withApi(versions, {}, (api, databaseUrl) => apiFigures(api, 'postgresql', databaseUrl))

/**
 * Runs the API with the `MALLOC_ARENA_MAX` of its image and prints a line of JSON every minute.
 * @param {Versions} versions
 */
async function soakApi(versions) {
  const minutes = Number(process.argv[process.argv.indexOf('--soak') + 1] ?? 30)
  const { soak } = await import('../measure/api/soak.mjs')
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`)
  await withApi(versions, { MALLOC_ARENA_MAX: '2' }, ({ apiOrigin, pids }) =>
    soak(apiOrigin, { pid: apiPid(pids), minutes, tell }),
  )
}

/**
 * @template T
 * @param {Versions} versions
 * @param {Environment} env
 * @param {(api: Api, databaseUrl: string) => Promise<T>} work
 */
async function withApi(versions, env, work) {
  const { startPostgresql } = await import('../../shared-kernel/tooling/run/postgresql.mjs')
  const { startApi } = await import('../measure/api/api-alone.mjs')
  const postgresql = await startPostgresql()
  try {
    const own = { ...quiet, ...env, DATABASE_URL: postgresql.url }
    const api = await startApi(apiVersion(versions), own)
    try {
      return await work(api, postgresql.url)
    } finally {
      await api.stop()
    }
  } finally {
    await postgresql.stop()
  }
}

/** @param {Versions} versions */
const apiVersion = (versions) => versions['reference-api'] ?? ''

/** @param {Api['pids']} pids @returns {number} @throws Error if the API has no process */
function apiPid(pids) {
  const [pid] = pids()
  if (pid === undefined) throw new Error('The API has no process.')
  return pid
}
