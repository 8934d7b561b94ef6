import { isLeftByClosedWindow } from './closed-window.rules'
import { absentNetwork } from './headless-window'

/**
 * A page with an open window: the window's Promise constructor, and the listener for the page's unhandled
 * rejections.
 */
export type ListeningPage = { ownPromise: unknown; hear: (words: string) => void }

const open = new Set<ListeningPage>()

/**
 * Listens for the unhandled rejections of all windows, which reach this process, and assigns each to its
 * page.
 */
export function listenForRejections(): void {
  process.on('unhandledRejection', reportRejection)
}

export function openPageRejections(page: ListeningPage): () => void {
  open.add(page)
  return () => void open.delete(page)
}

function reportRejection(error: unknown, promise: Promise<unknown>) {
  if (isLeftByClosedWindow(error)) return
  const name = (error as { name?: string } | null)?.name ?? ''
  if (absentNetwork.test(name)) return
  findPage(promise)?.hear(`a promise was rejected and nobody heard: ${String(error)}`)
}

/**
 * Finds a promise's page by the realm of its window. A promise of Node's own, from a timer or channel, is
 * assigned to the newest page.
 */
function findPage(promise: object): ListeningPage | undefined {
  const pages = [...open]
  if (promise instanceof Promise) return pages.at(-1)
  return pages.find(({ ownPromise }) => promise instanceof (ownPromise as PromiseConstructor))
}
