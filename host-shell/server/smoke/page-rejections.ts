import { isLeftByClosedWindow } from './closed-window.rules'
import { absentNetwork } from './headless-window'

/** A page whose window is open: its own promises, and who hears of those that nobody does. */
export type ListeningPage = { ownPromise: unknown; hear: (words: string) => void }

const open = new Set<ListeningPage>()

/** Promises of the windows that nobody hears come to this process; each is told to the page it is of. */
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

/** A promise is made in its window's realm; one of Node's own (a timer, a channel) is the newest page's. */
function pageOf(promise: object): ListeningPage | undefined {
  const pages = [...open]
  if (promise instanceof Promise) return pages.at(-1)
  return pages.find(({ ownPromise }) => promise instanceof (ownPromise as PromiseConstructor))
}
