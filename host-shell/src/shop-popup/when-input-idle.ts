/** After this long without a click, key or scroll, assume that none is coming. */
const restMs = 1_000

const begins = ['pointerdown', 'keydown']
/** Each step of a scroll restarts the rest, because browsers differ in its end. */
const ends = ['pointerup', 'pointercancel', 'keyup', 'scroll', 'wheel', 'touchmove']

/**
 * Resolves once the shopper has stopped clicking, typing and scrolling, so that content appearing then can't
 * catch a click meant for the page underneath.
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
