type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Queued = {
  control: Element
  value: string | boolean | undefined
  root: Element
  index: number
  count: number
}

/**
 * Runs in the document head. Until hydration it queues clicks on buttons and input for replayQueuedEvents().
 * A queued click reaches no other listener, because React could be halfway through hydration and handle it
 * twice, and a submit button would leave the page. Search forms submit as usual. Input inside a posted form
 * isn't queued: the form adopts it from its controls. Each event has its control's index among elements of
 * the same tag, because React re-renders a page that an extension has changed.
 */
export function queueEvents(): void {
  const queued: Queued[] = []
  Object.assign(window, { queuedEvents: queued })
  const page = '[data-hydrating]'
  const queue = (control: Element, value?: string | boolean) => {
    const root = control.closest(page)
    if (!root) return
    const equals = [...root.querySelectorAll(control.localName)]
    queued.push({ control, value, root, index: equals.indexOf(control), count: equals.length })
  }
  const isControl = (target: EventTarget | null): target is Control => target instanceof Element
  const queueValue = ({ target }: Event) => {
    if (!isControl(target) || !target.closest(page) || target.type === 'file') return
    const { form } = target
    if (form?.method === 'post' && form.contains(target)) return
    const value =
      target.type === 'checkbox' || target.type === 'radio'
        ? (target as HTMLInputElement).checked
        : target.value
    const last = queued.at(-1)
    if (last?.control === target && last.value !== undefined) last.value = value
    else queue(target, value)
  }
  document.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element && event.target.closest<HTMLButtonElement>(`${page} button`)
      if (!button || (button.type === 'submit' && button.form?.method === 'get')) return
      event.preventDefault()
      event.stopPropagation()
      queue(button)
    },
    true,
  )
  document.addEventListener('input', queueValue, true)
  document.addEventListener('change', queueValue, true)
}
