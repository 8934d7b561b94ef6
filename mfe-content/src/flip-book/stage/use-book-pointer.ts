import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { isTurned, turnedBy, type Direction } from '../flip-book.rules'
import type { usePageTurn } from './use-page-turn'
import type { useZoom } from './use-zoom'

/** Pointer movement in pixels above which a click becomes a drag. */
const dragPx = 8

type Point = { clientX: number; clientY: number }
type Held = { begin: Point; startedAt: number; direction?: Direction; isStopped: boolean; hasLeaf: boolean }

const between = (one: Point, other: Point): Point => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
})
const distance = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

type BookHandProps = { turning: ReturnType<typeof usePageTurn>; zoom: ReturnType<typeof useZoom> }

/** Handles pointer events. One finger turns the page, or pans while zoomed in. Two fingers zoom. */
export function useBookPointer({ turning, zoom }: BookHandProps) {
  const fingers = useRef(new Map<number, Point>())
  const held = useRef<Held>(undefined)
  const hasMoved = useRef(false)
  const isLarge = zoom.view.scale > 1

  function pinch(other: Point, before: Point, now: Point) {
    const from = between(before, other)
    const to = between(now, other)
    zoom.zoomAt(to, distance(now, other) / Math.max(distance(before, other), 1))
    zoom.moveBy(to.clientX - from.clientX, to.clientY - from.clientY)
  }

  function drag(element: HTMLElement, pointerId: number, now: Point) {
    const hand = held.current
    if (!hand || hand.isStopped) return
    const x = now.clientX - hand.begin.clientX
    const y = now.clientY - hand.begin.clientY
    if (!hand.direction) {
      if (Math.abs(x) < dragPx) return
      hand.direction = x < 0 ? 1 : -1
      hand.isStopped = Math.abs(y) > Math.abs(x)
      if (hand.isStopped) return
      hasMoved.current = true
      element.setPointerCapture?.(pointerId)
    }
    // Drags are ignored while another leaf is still turning.
    hand.hasLeaf ||= turning.take(hand.direction)
    if (hand.hasLeaf) turning.place(turnedBy(x, element.clientWidth, hand.direction))
  }

  function letGo({ currentTarget, pointerId, clientX, type }: PointerEvent<HTMLElement>) {
    fingers.current.delete(pointerId)
    const hand = held.current
    held.current = undefined
    if (!hand?.direction || hand.isStopped) return
    const moved = clientX - hand.begin.clientX
    const isOnward = Math.sign(-moved) === hand.direction
    const tookMs = performance.now() - hand.startedAt
    const isDone = type !== 'pointercancel' && isOnward && isTurned(moved, currentTarget.clientWidth, tookMs)
    if (hand.hasLeaf) turning.release(hand.direction, { isDone })
    else if (isDone) turning.turn(hand.direction)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const { clientX, clientY, pointerId } = event
      fingers.current.set(pointerId, { clientX, clientY })
      hasMoved.current = false
      if (fingers.current.size > 1) {
        if (held.current?.direction && held.current.hasLeaf)
          turning.release(held.current.direction, { isDone: false })
        held.current = undefined
      } else if (!isLarge)
        held.current = {
          begin: { clientX, clientY },
          startedAt: performance.now(),
          isStopped: false,
          hasLeaf: false,
        }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { pointerId, clientX, clientY, currentTarget } = event
      const before = fingers.current.get(pointerId)
      if (!before) return
      const now = { clientX, clientY }
      fingers.current.set(pointerId, now)
      const [other] = [...fingers.current].filter(([id]) => id !== pointerId)
      if (other) {
        hasMoved.current = true
        return pinch(other[1], before, now)
      }
      if (!isLarge) return drag(currentTarget, pointerId, now)
      hasMoved.current ||= distance(before, now) > 2
      zoom.moveBy(clientX - before.clientX, clientY - before.clientY)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (isLarge) fingers.current.delete(event.pointerId)
    },
    /** Suppresses the click that ends a drag. */
    onClickCapture(event: MouseEvent) {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}
