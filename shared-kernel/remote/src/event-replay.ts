import { publish } from '@storefront/event-bus'

/** A click on a button, or a value the shopper gave to a control outside a form. */
type Replayable = { control: HTMLElement; value?: string | boolean | undefined }
/**
 * An event with its hydration root, and the control's index among the root's elements of the same tag. The
 * documents of an older shell lack these fields.
 */
type QueuedEvent = Replayable & { root?: HTMLElement; index?: number; count?: number }
/**
 * Set by the document's inline script (server/queue-events.inline.ts). Absent if the page wasn't rendered on
 * the server.
 */
type QueueingWindow = { queuedEvents?: QueuedEvent[] }

/** Max time to wait for the heading of a re-rendered page. Then the events are replayed anyway. */
const longestRedrawMs = 15_000

/**
 * Replays events queued before hydration in order, even if React has re-rendered the page. Asks the shopper
 * to try again if a control no longer exists.
 */
export async function replayQueuedEvents(element: HTMLElement): Promise<void> {
  const events = takeQueued(element)
  element.removeAttribute('data-hydrating')
  await replayFound(events.map((event) => ({ ...event, control: controlNow(event) })))
}

/**
 * Takes the queued events of a server-rendered page that is about to be re-rendered, and later finds their
 * controls by name.
 * @returns a function that replays them once the page has its heading, and asks the shopper to try again if a
 * control no longer exists
 */
export function carryQueuedEvents(element: HTMLElement): () => Promise<void> {
  const carried = takeQueued(element).map(({ control, ...event }) => ({
    ...event,
    find: createFinder(control, element),
  }))
  return async () => {
    await headingIn(element)
    const found = carried.map(({ find, ...event }) => ({ ...event, control: find() }))
    const since = takeQueued(element).map((event) => ({ ...event, control: controlNow(event) }))
    element.removeAttribute('data-hydrating')
    await replayFound([...found, ...since])
  }
}

/** Returns true if events of the page wait for hydration. */
export const hasQueuedEvents = (): boolean => ((window as QueueingWindow).queuedEvents ?? []).length > 0

/** Takes only one element's queued events, because header and outlet hydrate separately. */
function takeQueued(element: HTMLElement): QueuedEvent[] {
  const queue = (window as QueueingWindow).queuedEvents ?? []
  const own = queue.filter((event) => rootOf(event) === element)
  // Drop events from pages that have been removed.
  const others = queue.filter((event) => rootOf(event) !== element && rootOf(event)?.isConnected)
  queue.splice(0, queue.length, ...others)
  return own
}

const rootOf = ({ root, control }: QueuedEvent) =>
  root ?? control.closest<HTMLElement>('[data-hydrating]') ?? undefined

/**
 * Returns the control. If React has replaced it, returns the element with its index among those of the same
 * tag, or undefined if their number has changed.
 */
function controlNow({ control, root, index, count }: QueuedEvent): HTMLElement | undefined {
  if (root === undefined || index === undefined || root.contains(control)) return control
  const equals = root.querySelectorAll<HTMLElement>(control.localName)
  return equals.length === count ? equals[index] : undefined
}

type Found = { control: HTMLElement | undefined; value?: string | boolean | undefined }

async function replayFound(events: readonly Found[]) {
  const found = events.flatMap(({ control, value }) => (control ? [{ control, value }] : []))
  await replay(found)
  if (found.length < events.length)
    publish('toast.raised', {
      type: 'caution',
      message: 'ページが新しくなりました。もう一度お試しください。',
    })
}

async function replay(events: readonly Replayable[]) {
  for (const { control, value } of events) {
    if (value === undefined) control.click()
    else putIn(control as HTMLInputElement | HTMLSelectElement, value)
    // The next event may need the screen that this event leads to.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Notes the control's name, type, label, and its index among controls that share them. The returned function
 * finds the control with these after a re-render, or returns undefined if their number has changed.
 */
function createFinder(control: HTMLElement, element: HTMLElement): () => HTMLElement | undefined {
  const equals = () =>
    [...element.querySelectorAll<HTMLElement>(control.tagName)].filter((one) => readName(one) === name)
  const name = readName(control)
  const before = equals()
  const index = before.indexOf(control)
  return () => {
    const now = equals()
    return now.length === before.length ? now[index] : undefined
  }
}

function readName(control: HTMLElement): string {
  const { name = '', type = '', labels } = control as Partial<HTMLInputElement>
  const label = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent
  return JSON.stringify([name, type, label.trim()])
}

async function headingIn(element: HTMLElement): Promise<void> {
  const isDrawn = () => element.querySelector('h1') !== null
  if (isDrawn()) return
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => isDrawn() && done())
    observer.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(done, longestRedrawMs)
  })
}

/**
 * Sets the value and fires its events again, because React missed the events from before it was listening.
 */
function putIn(control: HTMLInputElement | HTMLSelectElement, value: string | boolean) {
  if (typeof value === 'boolean') return tick(control as HTMLInputElement, { isTicked: value })
  // Bypass React's setter on the control, which would make the value look unchanged.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function tick(control: HTMLInputElement, { isTicked }: { isTicked: boolean }) {
  control.checked = !isTicked
  control.click()
}
