import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { leafBetween, pageAfterTurn, type Direction, type Leaf } from '../flip-book.rules'

/** Duration of the settle animation in milliseconds. Must equal the transition in the style sheet. */
const settleMs = 360

const matches = (query: string) => globalThis.matchMedia?.(query).matches
/** Returns the number of open pages. The width must equal the breakpoint in the style sheet. */
const pagesOpenNow = () => (matches('(min-width: 48rem)') ? 2 : 1)
const isStill = () => matches('(prefers-reduced-motion: reduce)') ?? true

type PageTurnProps = {
  page: number
  last: number
  onOpen: (page: number) => void
  /** Element of the turning leaf, if a leaf is turning. */
  element: RefObject<HTMLDivElement | null>
}
type Turn = { leaf: Leaf; isHeld: boolean; from: number }

/** Animates a leaf that turns by itself or follows a drag. With reduced motion, pages change instantly. */
export function usePageTurn({ page, last, onOpen, element }: PageTurnProps) {
  const [turn, setTurn] = useState<Turn>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Turn that was requested while a leaf was turning. It starts once that leaf has settled. */
  const next = useRef<Direction>(undefined)
  // Another page is open, so the leaf has settled.
  if (turn && turn.from !== page) setTurn(undefined)

  function place(turned: number) {
    element.current?.style.setProperty('transform', `rotateY(${-180 * turned}deg)`)
  }
  function comeDown(leaf: Leaf, { isDone }: { isDone: boolean }) {
    element.current?.setAttribute('data-settling', '')
    place((leaf.direction === 1) === isDone ? 1 : 0)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isDone ? onOpen(leaf.target) : setTurn(undefined)), settleMs)
  }
  const begin = useEffectEvent(({ leaf, isHeld }: Turn) => {
    place(leaf.direction === 1 ? 0 : 1)
    return isHeld ? undefined : requestAnimationFrame(() => comeDown(leaf, { isDone: true }))
  })
  useLayoutEffect(() => {
    const frame = turn && begin(turn)
    return () => (frame === undefined ? undefined : cancelAnimationFrame(frame))
  }, [turn])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  const followNext = useEffectEvent(() => {
    const direction = next.current
    next.current = undefined
    if (direction) turnTo(computeTarget(direction))
  })
  useLayoutEffect(() => {
    if (!turn) followNext()
  }, [turn])

  const computeTarget = (direction: Direction) => pageAfterTurn(page, last, direction, pagesOpenNow())
  const lift = (target: number, { isHeld }: { isHeld: boolean }) =>
    setTurn({ leaf: leafBetween(page, target, last, pagesOpenNow()), isHeld, from: page })
  function turnTo(target: number | null) {
    if (target === null || target === page || turn) return
    if (isStill()) onOpen(target)
    else lift(target, { isHeld: false })
  }
  return {
    leaf: turn?.leaf,
    place,
    /** Animates to the given page. */
    turnTo,
    /** Animates to the next or previous page, once any turning leaf has settled. */
    turn(direction: Direction) {
      if (turn) next.current = direction
      else turnTo(computeTarget(direction))
    },
    /** Starts dragging the leaf. Returns false if there is no leaf to turn. */
    take(direction: Direction): boolean {
      const target = computeTarget(direction)
      if (target === null || turn) return false
      if (!isStill()) lift(target, { isHeld: true })
      return true
    },
    release(direction: Direction, { isDone }: { isDone: boolean }) {
      if (turn) return comeDown(turn.leaf, { isDone })
      if (isDone) turnTo(computeTarget(direction))
    },
  }
}
