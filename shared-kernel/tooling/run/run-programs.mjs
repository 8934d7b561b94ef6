import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openLog } from './program-log.mjs'
import { root } from '../workspace/workspace.mjs'

const startDeadlineMs = 180_000
const askEveryMs = 20

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * A program to run. `ready` is a URL that responds once the program is ready.
 * @typedef {{ file: string, env: Record<string, string | number | undefined>, ready: string }} Program
 */

/**
 * Runs Node programs, each with its own log file.
 * @param {Record<string, Program>} programs
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env of every program
 * @param {string} options.folder of the logs
 * @param {(name: string, code: number | null, lastWords: string) => void} [options.onExit]
 * @param {(name: string, text: string) => void} [options.onError] receives standard error
 */
export function runPrograms(programs, { env, folder, onExit = () => {}, onError = () => {} }) {
  /** @type {Map<string, { child: ChildProcess, isStopping: boolean, isReady: boolean }>} */
  const running = new Map()
  mkdirSync(path.join(folder, 'logs'), { recursive: true })
  // Kills the child processes if this process exits during startup.
  process.once('exit', () => running.forEach(({ child }) => child.kill()))

  /** @param {string} name */
  const start = async (name) => {
    const program = programs[name]
    if (!program) throw new Error(`There is no program called ${name}.`)
    const child = spawn(process.execPath, ['--enable-source-maps', program.file], {
      cwd: root,
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...env, ...program.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const file = path.join(folder, 'logs', `${name}.log`)
    const log = openLog(file, (reason) => process.stderr.write(`${file} takes no write: ${reason}\n`))
    let lastWords = ''
    child.stdout.on('data', (data) => log.write(data))
    child.stderr.on('data', (data) => {
      log.write(data)
      lastWords = (lastWords + data).slice(-2_000)
      onError(name, String(data))
    })
    const entry = { child, isStopping: false, isReady: false }
    running.set(name, entry)
    child.once('exit', (code) => {
      log.end()
      if (running.get(name) === entry) running.delete(name)
      // `untilReady` reports a program that exits before it is ready.
      if (entry.isReady && !entry.isStopping) onExit(name, code, lastWords.trim())
    })
    await untilReady(program.ready, child, () => lastWords.trim(), name)
    entry.isReady = true
  }

  /**
   * @param {string} name
   * @param {NodeJS.Signals} [signal]
   */
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
  const pids = () => [...running.values()].map(({ child }) => child.pid)
  return { start, stop, stopAll, pids }
}

/**
 * @param {string} url
 * @param {ChildProcess} child
 * @param {() => string} lastWords
 * @param {string} name
 */
async function untilReady(url, child, lastWords, name) {
  const deadline = Date.now() + startDeadlineMs
  /** @type {number | undefined} */
  let exitCode
  child.once('exit', (code) => (exitCode = code ?? 1))
  while (Date.now() < deadline) {
    if (exitCode !== undefined) throw new Error(lastWords() || `${name} ended with code ${exitCode}`)
    const isUp = await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  throw new Error(`${name} did not answer within ${startDeadlineMs / 1000} s: ${lastWords()}`)
}
