/** A hand that has pressed nothing for this long is not about to press. */
const restMs = 1_000

const begins = ['pointerdown', 'keydown']
const ends = ['pointerup', 'pointercancel', 'keyup']

/**
 * Resolves once the shopper presses nothing: what comes over the page then never takes a press that was meant
 * for what lies under it.
 */
export function whenInputIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(rest, restMs)
    const follow = ({ type }: Event) => {
      clearTimeout(timer)
      if (ends.includes(type)) timer = setTimeout(rest, restMs)
    }
    for (const type of [...begins, ...ends]) addEventListener(type, follow, { capture: true, passive: true })
    function rest() {
      for (const type of [...begins, ...ends]) removeEventListener(type, follow, { capture: true })
      resolve()
    }
  })
}
