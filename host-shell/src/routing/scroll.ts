import { earlyInteraction } from '../boot/early-interaction'
import { isOwnPopstate, onPopstate } from './routing-event'
import { findAnchor } from '../focus/screen-focus'

/** Delay before Back restores the scroll position (§2, §9). */
const backScrollDelayMs = 500
/** Longest wait for a screen to grow further. */
const longestWaitMs = 5_000
const storageKey = 'scroll-positions'
const rememberedPositions = 50

const positions = new Map<string, number>(
  JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
)
let shown = entryNow()
/** History key of the screen that the window shows. */
let current = shown.key
/** History key of the last entry reached by Back or Forward. */
let returnedTo: string | undefined
/** Set from Back or a reload until the position is restored. */
let restoring: Restoring | undefined
/** History key of the entry whose screen has not rendered its anchor yet. */
let awaitingAnchor: string | undefined

type Timer = ReturnType<typeof setTimeout>
type Restoring = {
  key: string
  isDue: boolean
  /** True if the current screen change started for this entry, not for the one before it. */
  isBegun: boolean
  isShown: boolean
  timer: Timer
  /** Set while the page is too short for its position, e.g. a skeleton or a loading list. */
  growth?: Growth
}
type Growth = { observer: ResizeObserver; lastGrowth: Timer }

/** Input that cancels the restoration, because the shopper has started to scroll or act. */
const handEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

function entryNow() {
  const state = history.state as { key?: string; idx?: number } | null
  return { key: state?.key ?? 'default', index: state?.idx ?? 0, pathname: location.pathname }
}

/**
 * Takes over scroll restoration from the browser. A router can't do this, because each mount creates a new
 * router that does not know earlier positions.
 */
export function watchScroll() {
  history.scrollRestoration = 'manual'
  nameEntry()
  shown = entryNow()
  current = shown.key
  readBeforeEachChange()
  addEventListener('single-spa:before-routing-event', () => {
    if (restoring) restoring.isBegun = true
  })
  addEventListener('single-spa:routing-event', scrollToTopOfNewScreen)
  // After a reload, the screen is rendered immediately.
  if (isReload() && !hasActed()) restoreLater({ isShown: true })
}

/**
 * Reads the position whenever a history entry is left. There may have been no scroll event, and the position
 * is lost once the next screen renders, which may happen before single-spa's events.
 */
function readBeforeEachChange() {
  const { pushState, replaceState } = history
  history.pushState = (...change) => {
    savePosition()
    pushState.apply(history, change)
    current = entryNow().key
  }
  history.replaceState = (...change) => {
    replaceState.apply(history, change)
    current = entryNow().key
  }
  onPopstate((event) => {
    savePosition()
    // Following an anchor link is a popstate too, but its new entry has no key yet.
    const isNew = history.state?.key === undefined
    if (isNew) nameEntry()
    current = entryNow().key
    if (!isOwnPopstate(event) || isNew) return
    returnedTo = current
    restoreLater({ isShown: false })
  })
  addEventListener('scroll', savePosition, { passive: true })
  addEventListener('pagehide', () => {
    savePosition()
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-rememberedPositions)))
  })
}

/** Gives the entry a key. Otherwise the first entries of all documents would share one position. */
function nameEntry() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** Stores the position, except during a restoration, when the layout scrolls the page and not the shopper. */
function savePosition() {
  if (!isRestoring(current)) positions.set(current, scrollY)
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate' && positions.has(shown.key)
}

/** Returns true if the shopper pressed or scrolled before the shell was listening. */
const hasActed = () => scrollY > 0 || earlyInteraction().isPressing === true

/**
 * Restores the position after the delay, but only once the screen is rendered. A slow screen would otherwise
 * jump back to the top.
 */
function restoreLater({ isShown }: Pick<Restoring, 'isShown'>) {
  endRestoring()
  const { key } = entryNow()
  restoring = {
    key,
    isDue: false,
    isBegun: isShown,
    isShown,
    timer: setTimeout(() => restoreIfReady({ isDue: true }), backScrollDelayMs),
  }
  if (isShown) yieldToHands()
}

/**
 * Ends the restoration at the shopper's first input on the screen. If the page scrolled between the two ends
 * of a press, the press would miss its button.
 */
function yieldToHands() {
  handEvents.forEach((type) => addEventListener(type, endRestoring, { passive: true }))
}

function restoreIfReady(now: Partial<Restoring>) {
  if (!restoring) return
  const { key, isDue, isShown, growth } = Object.assign(restoring, now)
  if (!isDue || !isShown) return
  const top = positions.get(key)
  if (top === undefined || entryNow().key !== key || reaches(top)) return endRestoring()
  if (growth) return
  restoring.growth = followGrowth()
}

/** Scrolls as far as the page allows. Returns true if it reached `top`. */
function reaches(top: number): boolean {
  scrollTo({ top, behavior: 'instant' })
  return document.documentElement.scrollHeight - innerHeight >= top
}

/** Retries whenever the page grows, until the shopper acts or the page has not grown for `longestWaitMs`. */
function followGrowth(): Growth {
  let heightPx = document.documentElement.scrollHeight
  const growth: Growth = {
    lastGrowth: setTimeout(endRestoring, longestWaitMs),
    observer: new ResizeObserver(() => {
      const isGrown = document.documentElement.scrollHeight > heightPx
      heightPx = document.documentElement.scrollHeight
      if (!isGrown) return
      clearTimeout(growth.lastGrowth)
      growth.lastGrowth = setTimeout(endRestoring, longestWaitMs)
      restoreIfReady({})
    }),
  }
  growth.observer.observe(document.body)
  return growth
}

function endRestoring() {
  clearTimeout(restoring?.timer)
  restoring?.growth?.observer.disconnect()
  clearTimeout(restoring?.growth?.lastGrowth)
  handEvents.forEach((type) => removeEventListener(type, endRestoring))
  restoring = undefined
}

/**
 * Checks whether this entry is being restored. After another navigation the key differs, so the next screen
 * starts at its top.
 */
const isRestoring = (key: string) => restoring?.key === key

/**
 * Restores the current screen's position, if Back led to it, or scrolls to its late anchor. single-spa's
 * event would be too early, because the router is still loading data and showing the previous screen.
 */
export function restoreShownScreen() {
  if (awaitingAnchor === entryNow().key) scrollToLateAnchor()
  if (!restoring?.isBegun || !isRestoring(entryNow().key)) return
  yieldToHands()
  restoreIfReady({ isShown: true })
}

/**
 * Scrolls a new entry or path to its top or anchor. The position stays if only the query was replaced, or if
 * the link's state has `keepsScroll`, because each variant of a product has its own path. It also stays for a
 * focus that would leave the window.
 */
function scrollToTopOfNewScreen() {
  const previous = shown
  shown = entryNow()
  const isReplacedInPlace = shown.index === previous.index && keepsScroll()
  const isOther = shown.pathname !== previous.pathname && !isReplacedInPlace
  const isNewScreen = isOther || shown.index > previous.index
  if (shown.key === returnedTo || !isNewScreen || (!isOther && wouldHideFocus())) return
  awaitingAnchor = undefined
  requestAnimationFrame(() => {
    if (scrollToAnchor()) return
    scrollTo({ top: 0, behavior: 'instant' })
    if (location.hash) awaitingAnchor = shown.key
  })
}

/** Checks whether the top of the page lacks the field, e.g. of a filter, that was used by keyboard. */
function wouldHideFocus(): boolean {
  const field = document.activeElement
  if (!field?.matches(':is(input, select, textarea):focus-visible') || field.closest('dialog')) return false
  return field.getBoundingClientRect().bottom + scrollY > innerHeight
}

/** Reads the state of the link, which React Router stores as `usr`. */
function keepsScroll(): boolean {
  const state = history.state as { usr?: { keepsScroll?: boolean } | null } | null
  return state?.usr?.keepsScroll === true
}

/** Returns true if the page has the anchor of its URL. */
function scrollToAnchor(): boolean {
  const anchor = findAnchor(location.hash)
  anchor?.scrollIntoView()
  return anchor !== null
}

/** Waits for a later render if the screen still lacks its anchor, e.g. a skeleton, until the shopper acts. */
function scrollToLateAnchor() {
  if (scrollToAnchor()) return stopAwaitingAnchor()
  handEvents.forEach((type) => addEventListener(type, stopAwaitingAnchor, { passive: true }))
}

function stopAwaitingAnchor() {
  awaitingAnchor = undefined
  handEvents.forEach((type) => removeEventListener(type, stopAwaitingAnchor))
}
