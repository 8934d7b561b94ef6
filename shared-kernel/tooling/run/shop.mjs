import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { composeAll, writeComposition } from '../release/composition.mjs'
import { freePort } from './preflight.mjs'
import { releasesFolder, root } from './workspace.mjs'

/** Every shop of the seed under its host name; browsers know `*.localhost` as this machine. */
const seededChannels = 'business.localhost=business,school.localhost=school,*=tsunagu'

/** How long a process may take until it answers. */
const startDeadlineMs = 60_000

/**
 * Starts the built shop: API, one server per remote, gateway.
 * @param {object} options
 * @param {Record<string, string>} options.versions release by name, of every part
 * @param {string} options.folder data and logs
 * @param {number} options.port the gateway's
 * @param {string} [options.host] the gateway's
 * @param {Record<string, string | undefined>} [options.env] of every part
 * @param {number} [options.apiProcesses] more than one need a PostgreSQL server
 * @param {string} [options.releases] folder of releases
 * @param {Record<string, string>} [options.programs] files to run instead of those of a release, by name
 * @param {(name: string, code: number | null, lastWords: string) => void} [options.onExit]
 * @returns handles to stop it, and to stop and start single parts (tests do)
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
  onExit = () => {},
}) {
  mkdirSync(path.join(folder, 'logs'), { recursive: true })
  const compositionFile = process.env.COMPOSITION
    ? path.resolve(process.env.COMPOSITION)
    : path.join(folder, 'composition.json')
  const remoteNames = Object.keys(versions).filter((name) => !['host-shell', 'reference-api'].includes(name))
  const apiNames = Array.from({ length: apiProcesses }, (_, index) =>
    index === 0 ? 'api' : `api-${index + 1}`,
  )
  /** @type {Record<string, number>} */
  const ports = {}
  for (const name of apiNames)
    ports[name] = name === 'api' && env.API_PORT ? Number(env.API_PORT) : await freePort()
  for (const name of remoteNames) ports[name] = await freePort()
  const apiOrigin = env.API_ORIGIN ?? apiNames.map((name) => `http://127.0.0.1:${ports[name]}`).join(',')
  const origin = `http://localhost:${port}`
  const base = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'Asia/Tokyo',
    HOST: '127.0.0.1',
    API_ORIGIN: apiOrigin,
    CHANNELS: process.env.CHANNELS ?? seededChannels,
    ...env,
  }

  /** @param {string} name */
  const versionOf = (name) => versions[name] ?? ''

  const programs = {
    ...Object.fromEntries(
      apiNames.map((name) => [
        name,
        {
          file: path.join(releases, 'reference-api', versionOf('reference-api'), 'server', 'server.cjs'),
          env: { PORT: ports[name], DATA_FOLDER: folder, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? origin },
          ready: `http://127.0.0.1:${ports[name]}/ready`,
        },
      ]),
    ),
    ...Object.fromEntries(
      remoteNames.map((name) => [
        name,
        {
          file: path.join(releases, name, versionOf(name), 'server', 'serve.cjs'),
          env: { PORT: ports[name], REMOTE_NAME: name, RELEASES: path.join(releases, name) },
          ready: `http://127.0.0.1:${ports[name]}/health`,
        },
      ]),
    ),
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
  const running = new Map()
  // Whoever leaves while the shop is being started leaves nothing behind.
  process.once('exit', () => running.forEach(({ child }) => child.kill()))

  const start = async (name) => {
    const program = programs[name]
    const log = path.join(folder, 'logs', `${name}.log`)
    const child = spawn(process.execPath, ['--enable-source-maps', own[name] ?? program.file], {
      cwd: root,
      env: { ...base, ...program.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const sink = createWriteStream(log, { flags: 'a' })
    let lastWords = ''
    child.stdout.pipe(sink, { end: false })
    child.stderr.on('data', (data) => {
      sink.write(data)
      lastWords = (lastWords + data).slice(-2_000)
    })
    const entry = { child, isStopping: false, isReady: false, lastWords: () => lastWords.trim() }
    running.set(name, entry)
    child.once('exit', (code) => {
      sink.end()
      if (running.get(name) === entry) running.delete(name)
      // What ends before it was ready is told by whoever waits for it.
      if (entry.isReady && !entry.isStopping) onExit(name, code, lastWords.trim())
    })
    await untilReady(program.ready, child, () => lastWords.trim(), name)
    entry.isReady = true
  }
  const stop = async (name, signal = 'SIGTERM') => {
    const entry = running.get(name)
    if (!entry) return
    entry.isStopping = true
    const gone = new Promise((resolve) => entry.child.once('exit', resolve))
    entry.child.kill(signal)
    const impatient = setTimeout(() => entry.child.kill('SIGKILL'), 5_000)
    await gone
    clearTimeout(impatient)
  }
  const stopAll = () => Promise.all([...running.keys()].map((name) => stop(name)))

  try {
    await Promise.all([...(env.API_ORIGIN ? [] : apiNames), ...remoteNames].map(start))
    if (!process.env.COMPOSITION) {
      const origins = Object.fromEntries(remoteNames.map((name) => [name, `http://127.0.0.1:${ports[name]}`]))
      writeComposition(compositionFile, composeAll(versions, origins, undefined, releases))
    }
    await start('gateway')
  } catch (error) {
    await stopAll()
    throw error
  }
  return {
    origin,
    apiOrigin: apiOrigin.split(',')[0],
    apiOrigins: apiOrigin,
    ports,
    compositionFile,
    folder,
    start,
    stop,
    stopAll,
    log: (name) =>
      existsSync(path.join(folder, 'logs', `${name}.log`))
        ? readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8')
        : '',
  }
}

async function untilReady(url, child, lastWords, name) {
  const deadline = Date.now() + startDeadlineMs
  let exitCode
  child.once('exit', (code) => (exitCode = code ?? 1))
  while (Date.now() < deadline) {
    if (exitCode !== undefined) throw new Error(lastWords() || `${name} ended with code ${exitCode}`)
    const isUp = await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${name} did not answer within ${startDeadlineMs / 1000} s: ${lastWords()}`)
}
