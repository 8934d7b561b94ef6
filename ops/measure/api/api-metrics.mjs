import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { callNames } from './api-calls.mjs'
import { processorSeconds } from '../processor-time.mjs'

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('./api-sender.mjs').Load} Load
 */

const seconds = 5
const secondsOfBare = 2
const connections = 16
/** Number of buyers who order simultaneously, to measure the longest wait. */
const crowd = 50

/**
 * Measures each important call right after a bare Fastify that runs `select 1` on the same database. Measures
 * calls per second, latency, and the API's CPU time and memory.
 * @param {string} origin
 * @param {object} options
 * @param {number} options.pid of the API's process
 * @param {string} [options.databaseUrl] defaults to the embedded database
 * @param {string[]} [options.only] limits the calls
 */
export async function measureCalls(origin, { pid, databaseUrl, only = callNames }) {
  const bare = await startBareFastify(databaseUrl)
  /** @type {import('../figures.mjs').Figures} */
  const figures = {}
  for (const name of only) {
    const floor = await bare.ask()
    const figure = await measureLoad({ origin, name, lanes: connections, seconds }, pid)
    figures[name] = {
      ...figure,
      'to bare, rate': figure['calls/s'] / floor['calls/s'],
      'to bare, processor': floor['processor ms'] / figure['processor ms'],
      'bare calls/s': floor['calls/s'],
    }
  }
  if (only.includes('order placed'))
    figures['order placed, 50 buyers'] = await measureLoad(
      { origin, name: 'order placed', lanes: crowd, seconds },
      pid,
    )
  bare.stop()
  figures.memory = { 'MB after the bench': residentMb(pid) }
  return figures
}

/** @param {string} [databaseUrl] */
async function startBareFastify(databaseUrl) {
  const server = fork(file('bare-api.mjs'))
  /** @type {{ origin: string }} */
  const { origin } = await sendMessage(server, { databaseUrl })
  return {
    ask: () => measureLoad({ origin, name: 'bare', lanes: connections, seconds: secondsOfBare }, server.pid),
    stop: () => server.kill(),
  }
}

/**
 * The load generator runs in a separate process, so that its CPU time isn't counted.
 * @param {Load} load
 * @param {number | undefined} pid of the measured process
 */
async function measureLoad(load, pid) {
  const sender = fork(file('api-sender.mjs'))
  await sendMessage(sender, load)
  const before = processorSeconds([pid])
  /** @type {Awaited<ReturnType<typeof import('./repeat.mjs').repeat>>} */
  const { count, perSecond, p50Ms, p99Ms } = await sendMessage(sender, 'go')
  const spent = processorSeconds([pid]) - before
  sender.kill()
  return {
    'calls/s': perSecond,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    'processor ms': (spent * 1_000) / count,
    'machine load': (loadavg()[0] ?? 0) / cpus().length,
  }
}

/** @param {string} name */
const file = (name) => fileURLToPath(new URL(name, import.meta.url))

/** @param {ChildProcess} program @param {object | string} message */
async function sendMessage(program, message) {
  program.send(message)
  const [answer] = await once(program, 'message')
  return answer
}

/** @param {number} pid */
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
