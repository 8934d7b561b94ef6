import type { Colorscheme } from '@storefront/contracts'

/** Defaults (§9): diameter in px, and the fraction of the remaining distance that the dot moves per frame. */
const defaults = { size: 10, frame: 0.1 }
/** The dot has arrived once it is this close, in px. */
const arrivedWithin = 0.1

/**
 * Shows a dot that follows the pointer, except on touch or with reduced motion. The dot stops with the
 * pointer, so an idle page costs nothing.
 */
export function followPointer(cursor: Partial<Colorscheme['cursor']>) {
  const { size, frame } = { ...defaults, ...cursor }
  if (size <= 0 || !matchMedia('(pointer: fine)').matches) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const dot = document.createElement('div')
  dot.className = 'shell-cursor'
  dot.setAttribute('aria-hidden', 'true')
  dot.style.setProperty('--cursor-size', `${size}px`)
  const part = Math.min(1, Math.max(0.01, frame))
  let at: { x: number; y: number } | undefined
  let goal = { x: 0, y: 0 }
  let isMoving = false

  function step() {
    if (!at) return
    at = { x: at.x + (goal.x - at.x) * part, y: at.y + (goal.y - at.y) * part }
    isMoving = Math.hypot(goal.x - at.x, goal.y - at.y) > arrivedWithin
    if (!isMoving) at = goal
    dot.style.translate = `${at.x}px ${at.y}px`
    if (isMoving) requestAnimationFrame(step)
  }
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, pointerType }) => {
      if (pointerType === 'touch') return
      goal = { x, y }
      at ??= goal
      dot.hidden = false
      if (isMoving) return
      isMoving = true
      requestAnimationFrame(step)
    },
    { passive: true },
  )
  document.documentElement.addEventListener('pointerleave', () => {
    dot.hidden = true
    at = undefined
    isMoving = false
  })
  dot.hidden = true
  document.body.append(dot)
}
