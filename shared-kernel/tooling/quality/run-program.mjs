import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from '../workspace/workspace.mjs'

/** Delay between SIGTERM at the time limit of a program and SIGKILL. */
const killAfterMs = 15_000

/**
 * Runs a Node program to completion and returns its output. `isLive` prints the output instead. At
 * `timeoutMs`, the program and its child processes are terminated.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, isLive?: boolean,
 *   cwd?: string, node?: string }} [options] `node` is a program of another version
 * @returns {Promise<{ isWell: boolean, isOverdue: boolean, words: string }>} whether it exited with 0,
 * whether it reached its limit, and its output
 */
export function runProgram(
  file,
  args,
  { env = {}, timeoutMs, isLive = false, cwd = root, node = process.execPath } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(node, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
    })
    const stopFollowing = endWithThisProcess(child)
    let words = ''
    let isOverdue = false
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (words += data))
    const timers = timeoutMs
      ? [
          setTimeout(() => {
            isOverdue = true
            endGroup(child, 'SIGTERM')
          }, timeoutMs),
          setTimeout(() => endGroup(child, 'SIGKILL'), timeoutMs + killAfterMs),
        ]
      : []
    /** @param {{ isWell: boolean, words: string }} answer */
    const settle = (answer) => {
      timers.forEach(clearTimeout)
      stopFollowing()
      resolve({ ...answer, isOverdue })
    }
    child.once('error', (error) => settle({ isWell: false, words: error.message }))
    child.once('close', (code) => settle({ isWell: code === 0, words }))
  })
}

/** False on Windows, which has no process groups. There, only the program itself is terminated. */
const hasGroups = process.platform !== 'win32'

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (!child.pid || !hasGroups) return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/**
 * Terminates a program together with this process, because Ctrl-C in the terminal doesn't reach another
 * process group.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithThisProcess(child) {
  const end = () => endGroup(child, 'SIGTERM')
  const leave = () => process.exit(130)
  process.once('exit', end)
  process.once('SIGINT', leave).once('SIGTERM', leave)
  return () => process.off('exit', end).off('SIGINT', leave).off('SIGTERM', leave)
}

/**
 * Runs all tasks, at most one per core at a time. Returns the results in the order of the tasks.
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
