/** Time without a press after which no press is imminent. */
const restMs = 1_000

const begins = ['pointerdown', 'keydown']
const ends = ['pointerup', 'pointercancel', 'keyup']

/**
 * Resolves once the shopper presses nothing: content that then appears never takes a press meant for the page
 * under it.
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
