import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A file that is touched while the program is ready. The container's health check reads the file's age
 * without starting a process.
 */
export const readyFile = path.join(tmpdir(), 'ready')

/** A program that has responded once counts as hung after this many ms without a response. */
const longestSilenceMs = 30_000
const lookEveryMs = 5_000
const firstLooksEveryMs = 500

/**
 * A message of the program: it needs the release of version `obtain`.
 * @typedef {{ obtain?: string }} Question
 */

/**
 * Runs a program as the main process of the container. The program receives the signals, and the container
 * exits with it. A hung program is killed, so that the container restarts.
 * @param {string} file
 * @param {Record<string, string | undefined>} [env]
 * @param {object} [options]
 * @param {() => Promise<boolean>} [options.isReady] default: `/ready` answers
 * @param {number} [options.hungMs] max time without a response
 * @param {number} [options.everyMs] interval of the checks
 * @param {(message: Question) => Promise<object | undefined>} [options.answer] replies to the program
 */
export function runProgram(
  file,
  env = {},
  { isReady = () => isAnswered('/ready'), hungMs = longestSilenceMs, everyMs = lookEveryMs, answer } = {},
) {
  rmSync(readyFile, { force: true })
  const program = spawn(process.execPath, [file], {
    stdio: ['inherit', 'inherit', 'inherit', ...(answer ? /** @type {const} */ (['ipc']) : [])],
    env: { ...programEnvironment(process.env), ...keysOfTheStore, ...env },
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => program.kill(signal))
  program.on('message', async (message) => {
    const told = await answer?.(/** @type {Question} */ (message))
    if (told && program.connected) program.send(told, () => undefined)
  })
  const stopWatching = watch({ isReady, hungMs, everyMs }, () => {
    const line = { level: 'error', time: Date.now(), program: path.basename(file), hungMs }
    console.error(JSON.stringify({ ...line, msg: 'program hangs and is ended' }))
    program.kill('SIGKILL')
  })
  program.on('exit', (code) => {
    stopWatching()
    process.exit(code ?? 1)
  })
}

/**
 * Variables withheld from the program. The parent process downloads releases, because a program that renders
 * pages must not be able to write them.
 */
const keysOfTheStore = {
  RELEASES_ACCESS_KEY: undefined,
  RELEASES_SECRET_KEY: undefined,
  RELEASES_SECRET_KEY_FILE: undefined,
}

const secretFile = /(SECRET|SECRET_KEY|PASSWORD)_FILE$/

/**
 * Reads secrets from files: `PAYMENT_SECRET_FILE` names a file that contains PAYMENT_SECRET, as Docker
 * secrets do, so that inspecting the container doesn't show the secret. Compose passes unset variables as
 * empty variables, so an empty variable counts as unset.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function programEnvironment(env) {
  const named = Object.entries(env).filter(([name, file]) => secretFile.test(name) && file)
  const read = named.map(([name, file]) => [
    name.slice(0, -'_FILE'.length),
    readFileSync(String(file), 'utf8').trim(),
  ])
  const all = Object.entries({ ...env, ...Object.fromEntries(read) })
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

/**
 * @param {{ isReady: () => Promise<boolean>, hungMs: number, everyMs: number }} checks
 * @param {() => void} onHung
 * @returns {() => void} stops watching
 */
function watch({ isReady, hungMs, everyMs }, onHung) {
  let answeredAt = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const probe = async () => {
    if (await isAnswered('/health', { waitMs: everyMs })) {
      answeredAt = Date.now()
      if (await isReady()) writeFileSync(readyFile, '')
    }
    if (answeredAt > 0 && Date.now() - answeredAt > hungMs) return onHung()
    timer = setTimeout(probe, answeredAt > 0 ? everyMs : firstLooksEveryMs)
  }
  timer = setTimeout(probe, firstLooksEveryMs)
  return () => clearTimeout(timer)
}

/** @param {string} url a path of this container's program */
export function isAnswered(url, { waitMs = 4_000 } = {}) {
  return fetch(`http://127.0.0.1:${process.env.PORT}${url}`, { signal: AbortSignal.timeout(waitMs) }).then(
    (response) => response.ok,
    () => false,
  )
}
