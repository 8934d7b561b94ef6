import { openWindow } from './headless-window'
import { openPageRejections } from './page-rejections'
import type { SmokePage, SmokeTask, SmokeVerdict } from './smoke-messages'

/** How long a page may take to hydrate, and how long to listen for failures afterwards. */
const aliveMs = 10_000
const listenMs = 300

const pollMs = 20

/**
 * A page that has hydrated, failed or timed out. Failures shortly afterwards still count towards the verdict.
 */
export type BegunPage = { verdict: Promise<SmokeVerdict> }

export async function beginPage(
  { path, html }: SmokePage,
  task: Omit<SmokeTask, 'pages'>,
): Promise<BegunPage> {
  const problems: string[] = []
  const hear = (words: string) => problems.push(words)
  const dom = openWindow(html, task.origin + path, task, hear)
  const endRejections = openPageRejections({ ownPromise: dom.window.Promise, hear })
  const isAlive = () =>
    dom.window.document.querySelector<HTMLElement>('#outlet > [data-release]')?.dataset.release ===
      task.version && !dom.window.document.querySelector('[data-hydrating]')
  const until = Date.now() + aliveMs
  while (!isAlive() && problems.length === 0 && Date.now() < until) await wait(pollMs)
  const isLate = !isAlive() && problems.length === 0
  return { verdict: judge() }

  async function judge(): Promise<SmokeVerdict> {
    if (!isLate) await wait(listenMs)
    endRejections()
    dom.window.close()
    return { path, problems: [...new Set(problems)], isLate }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
