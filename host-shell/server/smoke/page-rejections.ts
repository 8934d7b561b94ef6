import { isLeftByClosedWindow } from './closed-window.rules'
import { absentNetwork } from './headless-window'

/** A page with an open window: its own promises, and the receiver of their unhandled rejections. */
export type ListeningPage = { ownPromise: unknown; hear: (words: string) => void }

const open = new Set<ListeningPage>()

/** Unhandled rejections of all windows reach this process; assigns each to its page. */
export function listenForRejections(): void {
  process.on('unhandledRejection', tellRejection)
}

export function openPageRejections(page: ListeningPage): () => void {
  open.add(page)
  return () => void open.delete(page)
}

function tellRejection(error: unknown, promise: Promise<unknown>) {
  if (isLeftByClosedWindow(error)) return
  const name = (error as { name?: string } | null)?.name ?? ''
  if (absentNetwork.test(name)) return
  pageOf(promise)?.hear(`a promise was rejected and nobody heard: ${String(error)}`)
}

/**
 * A promise belongs to its window's realm; one of Node's own (a timer, a channel) counts for the newest page.
 */
function pageOf(promise: object): ListeningPage | undefined {
  const pages = [...open]
  if (promise instanceof Promise) return pages.at(-1)
  return pages.find(({ ownPromise }) => promise instanceof (ownPromise as PromiseConstructor))
}
