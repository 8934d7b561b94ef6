import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { root } from '../../shop/tooling'

export type RunningCommand = {
  words(): string
  /** Waits until the output matches. Fails if the command exits before. */
  prints(expected: RegExp): Promise<void>
  /** Sends Ctrl+C and resolves once the command has exited. */
  interrupt(): Promise<unknown>
  /** Resolves with the exit code once the command has exited by itself. */
  end(): Promise<number | null>
  kill(): void
}

/** Runs `npm run --silent <words>` in the checkout, as in a terminal. */
export function runNpm(words: readonly string[], env: Record<string, string> = {}): RunningCommand {
  // A separate process group, so that Ctrl+C reaches all of its processes, as in a terminal.
  const child = spawn('npm', ['run', '--silent', ...words], {
    cwd: root,
    // Use the real time, as developers do.
    env: { ...process.env, SHOP_NOW: undefined, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  // 'close' also waits for the child processes, which share the output.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    words: () => printed,
    prints: (expected) =>
      expect
        .poll(() => (expected.test(printed) ? 'printed' : isRunning() ? 'running' : printed), {
          timeout: 200_000,
        })
        .toBe('printed'),
    interrupt() {
      signal(child, 'SIGINT')
      return ended
    },
    end: () => ended,
    kill: () => signal(child, 'SIGKILL'),
  }
}

function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, name)
}
