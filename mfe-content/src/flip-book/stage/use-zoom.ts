import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { heldInFrame, wholeBook, zoomedAt, type View } from '../flip-book.rules'

const stepFactor = 1.5
const wheelFactor = (deltaPx: number) => Math.exp(-deltaPx * 0.002)

type Point = { clientX: number; clientY: number }

type ZoomProps = {
  page: number
  frame: RefObject<HTMLDivElement | null>
  /** Element that is scaled inside the frame. */
  sheet: RefObject<HTMLDivElement | null>
}

/** Manages the zoom by buttons, wheel or pinch, and panning while zoomed in. */
export function useZoom({ page, frame, sheet }: ZoomProps) {
  const [view, setView] = useState<View>(wholeBook)
  const [shownPage, setShownPage] = useState(page)
  // A different page resets the zoom.
  if (shownPage !== page) {
    setShownPage(page)
    setView(wholeBook)
  }

  function zoomAt({ clientX, clientY }: Point, factor: number) {
    const box = frame.current?.getBoundingClientRect()
    if (box) setView((now) => zoomedAt(now, { x: clientX - box.left, y: clientY - box.top }, factor, box))
  }
  function zoomBy(factor: number) {
    const box = frame.current?.getBoundingClientRect()
    if (box) zoomAt({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }, factor)
  }
  function moveBy(x: number, y: number) {
    const box = frame.current?.getBoundingClientRect()
    if (box) setView((now) => heldInFrame({ scale: now.scale, x: now.x + x, y: now.y + y }, box))
  }

  useLayoutEffect(() => {
    const { scale, x, y } = view
    const transform = scale === 1 ? 'none' : `translate(${x}px, ${y}px) scale(${scale})`
    sheet.current?.style.setProperty('transform', transform)
  }, [view, sheet])

  /**
   * Zooms by wheel if Ctrl is pressed or the book is already zoomed in. A focused book also zooms in without
   * Ctrl. Otherwise the wheel scrolls the page.
   */
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    const isInHand = frame.current?.contains(document.activeElement) ?? false
    const isMeant = event.ctrlKey || view.scale > 1 || (isInHand && event.deltaY < 0)
    if (!isMeant) return
    event.preventDefault()
    zoomAt(event, wheelFactor(event.deltaY))
  })
  useEffect(() => {
    const element = frame.current
    const follow = (event: WheelEvent) => zoomByWheel(event)
    // React attaches passive wheel listeners, which can't prevent scrolling.
    element?.addEventListener('wheel', follow, { passive: false })
    return () => element?.removeEventListener('wheel', follow)
  }, [frame])

  return {
    view,
    zoomAt,
    moveBy,
    zoomIn: () => zoomBy(stepFactor),
    zoomOut: () => zoomBy(1 / stepFactor),
    reset: () => setView(wholeBook),
  }
}
