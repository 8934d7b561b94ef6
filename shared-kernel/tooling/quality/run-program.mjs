import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from '../run/workspace.mjs'

/**
 * Runs a Node program to its end and keeps what it prints; `isLive` shows its progress meanwhile.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeoutMs?: number, isLive?: boolean }} [options]
 * @returns {Promise<{ isWell: boolean, words: string }>} whether it says that all is well, and its words
 */
export function runProgram(file, args, { env = {}, timeoutMs, isLive = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', isLive ? 'inherit' : 'pipe'],
      timeout: timeoutMs,
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (words += data))
    child.once('error', (error) => resolve({ isWell: false, words: error.message }))
    child.once('close', (code) => resolve({ isWell: code === 0, words }))
  })
}

/**
 * Works on all tasks, as many at a time as there are cores; answers in the order of the tasks.
 * @template T
 * @param {(() => Promise<T>)[]} tasks
 */
export async function inLanes(tasks, lanes = availableParallelism()) {
  const waiting = [...tasks.entries()]
  /** @type {T[]} */
  const answers = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}
