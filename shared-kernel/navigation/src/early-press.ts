/** A press of a button, or what a control held after the shopper had typed or chosen. */
type EarlyAct = { control: HTMLElement; value?: string | boolean }
/** What the document's own script keeps (keep-presses.ts); absent where a page is not served. */
type KeepingWindow = { earlyActs?: EarlyAct[] }

/** A served page has come to life: what was pressed, typed and chosen before counts now, in its order. */
export async function pressEarly(element: HTMLElement): Promise<void> {
  element.removeAttribute('data-waking')
  for (const { control, value } of (window as KeepingWindow).earlyActs?.splice(0) ?? []) {
    if (!element.contains(control)) continue
    if (value === undefined) control.click()
    else putIn(control as HTMLInputElement, value)
    // The next act meets what this one has made of the screen.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Types or chooses anew what coming to life has set back: React hears no event between its first look at a form and the form's own start. */
function putIn(control: HTMLInputElement, value: string | boolean) {
  if (typeof value === 'boolean') return control.checked === value ? undefined : control.click()
  if (control.value === value) return undefined
  // React keeps a setter of its own on the control, by which it would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return undefined
}
