import { publish } from '@storefront/event-bus'

/** A press of a button, or what a control outside of a form held after the shopper had typed or chosen. */
type Replayable = { control: HTMLElement; value?: string | boolean | undefined }
/**
 * With the part of the page that is hydrated as one, and the control's place among those of its tag in it;
 * the document of an older shell tells neither.
 */
type QueuedEvent = Replayable & { root?: HTMLElement; index?: number; count?: number }
/** What the document's own script keeps (server/queue-events.ts); absent where a page is not served. */
type QueueingWindow = { queuedEvents?: QueuedEvent[] }

/** The longest that a page which the browser draws anew is waited for, in ms. */
const longestRedrawMs = 15_000

/**
 * A served page is hydrated, or drawn anew where it differed: what was pressed, typed and chosen before
 * counts now, in its order. Whose control is no more is asked to press again.
 */
export async function replayQueuedEvents(element: HTMLElement): Promise<void> {
  const events = takeQueued(element)
  element.removeAttribute('data-hydrating')
  await replayFound(events.map((event) => ({ ...event, control: controlNow(event) })))
}

/**
 * A served page goes, to be drawn anew: what was done in it is kept by what names it there.
 * @returns replays it once the page shows its heading; whose control is no more is asked to press again
 */
export function carryQueuedEvents(element: HTMLElement): () => Promise<void> {
  const carried = takeQueued(element).map(({ control, ...event }) => ({
    ...event,
    find: finderOf(control, element),
  }))
  return async () => {
    await headingIn(element)
    const found = carried.map(({ find, ...event }) => ({ ...event, control: find() }))
    const since = takeQueued(element).map((event) => ({ ...event, control: controlNow(event) }))
    element.removeAttribute('data-hydrating')
    await replayFound([...found, ...since])
  }
}

/** What is queued of an element, and of it alone; the header and the outlet come to life apart. */
function takeQueued(element: HTMLElement): QueuedEvent[] {
  const queue = (window as QueueingWindow).queuedEvents ?? []
  const own = queue.filter((event) => rootOf(event) === element)
  // Of pages that are gone nothing is kept.
  const others = queue.filter((event) => rootOf(event) !== element && rootOf(event)?.isConnected)
  queue.splice(0, queue.length, ...others)
  return own
}

const rootOf = ({ root, control }: QueuedEvent) =>
  root ?? control.closest<HTMLElement>('[data-hydrating]') ?? undefined

/** The control itself, or the one in its place where React has drawn the same page anew. */
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
    // The next event meets what this one has made of the screen.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The same control of a page drawn anew: of its name and label, and one of as many as before. */
function finderOf(control: HTMLElement, element: HTMLElement): () => HTMLElement | undefined {
  const equals = () =>
    [...element.querySelectorAll<HTMLElement>(control.tagName)].filter((one) => nameOf(one) === name)
  const name = nameOf(control)
  const before = equals()
  const index = before.indexOf(control)
  return () => {
    const now = equals()
    return now.length === before.length ? now[index] : undefined
  }
}

function nameOf(control: HTMLElement): string {
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

/** Types or chooses anew: what came before React listened it has not heard. */
function putIn(control: HTMLInputElement | HTMLSelectElement, value: string | boolean) {
  if (typeof value === 'boolean') return tick(control as HTMLInputElement, { isTicked: value })
  // React keeps a setter of its own on the control, by which it would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function tick(control: HTMLInputElement, { isTicked }: { isTicked: boolean }) {
  control.checked = !isTicked
  control.click()
}
