import { fork } from 'node:child_process'
import type { SmokeMessage, SmokeTask } from './smoke-messages'

export type SmokeResult = { problems: string[]; late: string[] }

/** Max time without a message. After that, the current page must be blocking the process. */
const longestSilenceMs = 20_000

/** Memory limit in MB. A release that needs more only fails its trial. */
const heapMb = 512

/** Hydrates pages in a disposable headless process. */
export function smokeRelease(
  program: string,
  task: SmokeTask,
  silenceMs = longestSilenceMs,
): Promise<SmokeResult> {
  const result: SmokeResult = { problems: [], late: [] }
  if (task.pages.length === 0) return Promise.resolve(result)
  const child = fork(program, { execArgv: [`--max-old-space-size=${heapMb}`] })
  return new Promise((resolve) => {
    let current = task.pages[0]?.path ?? ''
    let silence: NodeJS.Timeout
    const end = (problem?: string) => {
      clearTimeout(silence)
      if (problem !== undefined) result.problems.push(`${current} in the browser: ${problem}`)
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      resolve(result)
    }
    const waitOn = () => {
      clearTimeout(silence)
      silence = setTimeout(() => end(`nothing more happened for ${silenceMs} ms`), silenceMs)
    }
    child.on('message', (message: SmokeMessage) => {
      waitOn()
      if ('isDone' in message) return end()
      if ('begins' in message) return void (current = message.begins)
      const { path, problems, isLate } = message
      result.problems.push(...problems.map((problem) => `${path || current} in the browser: ${problem}`))
      if (isLate) result.late.push(`${path} did not come alive in the browser`)
    })
    child.on('error', (error) => end(error.message))
    child.on('exit', (code, signal) => end(`its process ended (${signal ?? code})`))
    waitOn()
    child.send(task)
  })
}
