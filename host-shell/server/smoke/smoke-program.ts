import { setPriority } from 'node:os'
import { JSDOM } from 'jsdom'
import { comparePages } from '../compare/compare-pages.rules'
import { isLeftByClosedWindow } from './closed-window.rules'
import { listenForRejections } from './page-rejections'
import type { ComparisonMessage, ComparisonTask, SmokeMessage, SmokeTask } from './smoke-messages'
import { beginPage } from './smoke-page'

/** Run at a lower priority than shoppers' requests. */
setPriority(10)

const notifyParent = (message: SmokeMessage | ComparisonMessage) => process.send?.(message)

listenForRejections()
process.on('disconnect', () => process.exit())
process.on('uncaughtException', (error) => {
  if (isLeftByClosedWindow(error)) return
  notifyParent({ path: '', problems: [String(error)], isLate: false })
  process.exit(1)
})
process.once('message', (task: SmokeTask | ComparisonTask) =>
  'pairs' in task ? compare(task) : void run(task),
)

/**
 * Hydrates pages one by one. The next page starts while the previous one is still being watched for failures.
 */
async function run(task: SmokeTask) {
  const told: Promise<unknown>[] = []
  for (const page of task.pages) {
    notifyParent({ begins: page.path })
    const { verdict } = await beginPage(page, task)
    told.push(verdict.then(notifyParent))
  }
  await Promise.all(told)
  notifyParent({ isDone: true })
}

/** Compares pages here, so that a huge page cannot block the gateway. Their scripts do not run. */
function compare({ origin, pairs }: ComparisonTask) {
  // A window for each page would take a third of the time.
  const parser = new new JSDOM().window.DOMParser()
  const parse = (html: string) => parser.parseFromString(html, 'text/html')
  for (const pair of pairs) notifyParent({ compared: comparePages(pair, origin, parse) })
  notifyParent({ isDone: true })
}
