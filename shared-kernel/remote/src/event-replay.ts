/** A press of a button, or what a control outside of a form held after the shopper had typed or chosen. */
type QueuedEvent = { control: HTMLElement; value?: string | boolean }
/** What the document's own script keeps (server/queue-events.ts); absent where a page is not served. */
type QueueingWindow = { queuedEvents?: QueuedEvent[] }

/** A served page is hydrated: what was pressed, typed and chosen before counts now, in its order. */
export async function replayQueuedEvents(element: HTMLElement): Promise<void> {
  element.removeAttribute('data-hydrating')
  const queue = (window as QueueingWindow).queuedEvents ?? []
  const own = queue.filter(({ control }) => element.contains(control))
  // Of controls that are gone nothing is kept; the header and the outlet come to life apart.
  const others = queue.filter(({ control }) => control.isConnected && !element.contains(control))
  queue.splice(0, queue.length, ...others)
  for (const { control, value } of own) {
    if (value === undefined) control.click()
    else putIn(control as HTMLInputElement | HTMLSelectElement, value)
    // The next event meets what this one has made of the screen.
    await new Promise((resolve) => setTimeout(resolve))
  }
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
