import { fork } from 'node:child_process'
import type { Fragment } from '@storefront/remote/server'
import type { RenderedPage } from '../compare/compare-pages.rules'
import type { Differences } from '../compare/differences.rules'
import type { FragmentPair } from '../composition/compare-releases'
import { headHtml } from '../page/head'
import type { ComparisonMessage, ComparisonTask } from './smoke-messages'
import { trialOrigin } from './smoke-task'

/** Max time for one page. */
const longestSilenceMs = 20_000

/** Memory limit in MB. */
const heapMb = 512

/**
 * Compares pages of two releases in a disposable process of low priority.
 * @throws Error if the process ends or a page takes too long
 */
export function compareFragments(
  program: string,
  pairs: FragmentPair[],
  silenceMs = longestSilenceMs,
): Promise<Differences> {
  const found: Differences = { refused: [], told: [] }
  if (pairs.length === 0) return Promise.resolve(found)
  const task: ComparisonTask = {
    origin: trialOrigin,
    pairs: pairs.map(({ path, stable, candidate }) => ({
      path,
      stable: toPage(stable),
      candidate: toPage(candidate),
    })),
  }
  const child = fork(program, { execArgv: [`--max-old-space-size=${heapMb}`] })
  return new Promise((resolve, reject) => {
    let silence: NodeJS.Timeout
    const end = (error?: Error) => {
      clearTimeout(silence)
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      if (error) reject(error)
      else resolve(found)
    }
    const waitOn = () => {
      clearTimeout(silence)
      silence = setTimeout(
        () => end(new Error(`a page took more than ${silenceMs} ms to compare`)),
        silenceMs,
      )
    }
    child.on('message', (message: ComparisonMessage) => {
      waitOn()
      if ('isDone' in message) return end()
      // The program reports an exception as a verdict of no page, and ends.
      if (!('compared' in message)) return
      found.refused.push(...message.compared.refused)
      found.told.push(...message.compared.told)
    })
    child.on('error', end)
    child.on('exit', (code, signal) => end(new Error(`the comparison ended (${signal ?? code})`)))
    waitOn()
    child.send(task)
  })
}

/** Builds the part of a document that a release decides: its head and its markup, without the frame. */
const toPage = ({ status, head, html }: Fragment): RenderedPage => ({
  status,
  html: `<!doctype html><html lang="ja"><head>${headHtml(head ?? { title: '' }, { shopName: '', origin: trialOrigin })}</head><body>${html}</body></html>`,
})
