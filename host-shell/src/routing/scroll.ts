import { isOwnPopstate, onPopstate } from './routing-event'

/** Delay before Back restores a screen's position (§2, §9). */
const backScrollDelayMs = 500
/** Longest wait for the next growth of a screen. */
const longestWaitMs = 5_000
const storageKey = 'scroll-positions'
const rememberedPositions = 50

const positions = new Map<string, number>(
  JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
)
let shown = entryNow()
/** Key of the entry whose screen the window shows. */
let current = shown.key
/** Key of the last entry reached by Back or Forward. */
let returnedTo: string | undefined
/** Set from Back until the position is restored. */
let restoring: Restoring | undefined

type Timer = ReturnType<typeof setTimeout>
type Restoring = {
  key: string
  isDue: boolean
  /** True if the running change of screens began for this entry, not for the one before it. */
  isBegun: boolean
  isShown: boolean
  timer: Timer
  /** Set while the page is shorter than its position, as a skeleton or a loading list is. */
  growth?: Growth
}
type Growth = { observer: ResizeObserver; lastGrowth: Timer }

/** Input that ends the restoration: the shopper stays where it led. */
const handEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

function entryNow() {
  const state = history.state as { key?: string; idx?: number } | null
  return { key: state?.key ?? 'default', index: state?.idx ?? 0, pathname: location.pathname }
}

/**
 * Takes scroll restoration over from the browser: a router that is new on each mount cannot restore positions
 * of an older one.
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
  // A reload renders its screen at once.
  if (isReload()) restoreLater({ isShown: true })
}

/**
 * Reads the position whenever an entry is left: there may have been no scroll event, from the browser or
 * before the scripts, and the position is lost once the next screen renders, which may precede single-spa's
 * events.
 */
function readBeforeEachChange() {
  const { pushState, replaceState } = history
  history.pushState = (...change) => {
    keepPosition()
    pushState.apply(history, change)
    current = entryNow().key
  }
  history.replaceState = (...change) => {
    replaceState.apply(history, change)
    current = entryNow().key
  }
  onPopstate((event) => {
    keepPosition()
    // A link to a place of the same page is a popstate too; its new entry has no key yet.
    const isNew = history.state?.key === undefined
    if (isNew) nameEntry()
    current = entryNow().key
    if (!isOwnPopstate(event) || isNew) return
    returnedTo = current
    restoreLater({ isShown: false })
  })
  addEventListener('scroll', keepPosition, { passive: true })
  addEventListener('pagehide', () => {
    keepPosition()
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-rememberedPositions)))
  })
}

/** Without a key the first entries of all documents would share one position. */
function nameEntry() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** During a restoration the layout scrolls, not the shopper. */
function keepPosition() {
  if (!isRestoring(current)) positions.set(current, scrollY)
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate' && positions.has(shown.key)
}

/**
 * Restores after the delay, and only once the screen is rendered: a slow one would start at its top again.
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

/** Scrolls as far as the page reaches; true if that is `top`. */
function reaches(top: number): boolean {
  scrollTo({ top, behavior: 'instant' })
  return document.documentElement.scrollHeight - innerHeight >= top
}

/** Tries again at each growth, until the shopper acts or the page has not grown for `longestWaitMs`. */
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
  handEvents.forEach((type) => addEventListener(type, endRestoring, { passive: true }))
  return growth
}

function endRestoring() {
  clearTimeout(restoring?.timer)
  restoring?.growth?.observer.disconnect()
  clearTimeout(restoring?.growth?.lastGrowth)
  handEvents.forEach((type) => removeEventListener(type, endRestoring))
  restoring = undefined
}

/** After a further navigation the key differs, and the next screen starts at its top. */
const isRestoring = (key: string) => restoring?.key === key

/**
 * Restores the position of the screen in the outlet, if Back led to it. single-spa's event comes too early:
 * the router still loads data and shows the previous screen.
 */
export function restoreShownScreen() {
  if (restoring?.isBegun && isRestoring(entryNow().key)) restoreIfReady({ isShown: true })
}

/** A new entry or another path starts at the top, or at its anchor; a replaced query stays where it is. */
function scrollToTopOfNewScreen() {
  const previous = shown
  shown = entryNow()
  const isNewScreen = shown.pathname !== previous.pathname || shown.index > previous.index
  if (shown.key === returnedTo || !isNewScreen) return
  requestAnimationFrame(() => {
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (anchor) anchor.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
  })
}
