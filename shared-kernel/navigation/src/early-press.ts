/** What the document's own script keeps (keep-presses.ts); absent where a page is not served. */
type KeepingWindow = { earlyPresses?: HTMLButtonElement[] }

/** A served page has come to life: what was pressed before is pressed now, in its order. */
export async function pressEarly(element: HTMLElement): Promise<void> {
  element.removeAttribute('data-waking')
  for (const button of (window as KeepingWindow).earlyPresses?.splice(0) ?? []) {
    if (element.contains(button)) button.click()
    // The next press meets what this one has made of the screen.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
