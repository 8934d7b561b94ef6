import { openWindow } from './headless-window'
import type { SmokeMessage, SmokePage, SmokeTask } from './smoke-messages'

/** How long a page may take until it is alive, and how long what it does then is listened to. */
const aliveMs = 10_000
const listenMs = 300

const pollMs = 20

/** Brings a served page to life and tells what breaks in it. */
export async function smokePage(
  { path, html }: SmokePage,
  task: Pick<SmokeTask, 'origin' | 'version' | 'shellReleases' | 'remotes'>,
): Promise<Extract<SmokeMessage, { path: string }>> {
  const problems: string[] = []
  const hear = (words: string) => problems.push(words)
  // Promises of the window that nobody hears come to this process.
  process.on('unhandledRejection', hearRejection)
  const dom = openWindow(html, task.origin + path, task, hear)
  const isAlive = () =>
    dom.window.document.querySelector<HTMLElement>('#outlet > [data-release]')?.dataset.release ===
      task.version && !dom.window.document.querySelector('[data-hydrating]')
  try {
    const until = Date.now() + aliveMs
    while (!isAlive() && problems.length === 0 && Date.now() < until) await wait(pollMs)
    const isLate = !isAlive() && problems.length === 0
    if (!isLate) await wait(listenMs)
    return { path, problems: [...new Set(problems)], isLate }
  } finally {
    process.off('unhandledRejection', hearRejection)
    dom.window.close()
  }

  function hearRejection(error: unknown) {
    const name = (error as { name?: string } | null)?.name ?? ''
    if (!/NetworkError|TimeoutError|RequestCancelled|AbortError/.test(name))
      hear(`a promise was rejected and nobody heard: ${String(error)}`)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
