/**
 * When a server-rendered page fetches and runs its scripts. `parsed`: immediately, for a page that shows
 * nothing without them. `loaded`: after the images, for a known shopper and in the checkout. `interaction`:
 * for other guests, on the first pointer move, touch, key or scroll, or after a pause. The first interaction
 * always starts them.
 */
export type ScriptStart = 'parsed' | 'loaded' | 'interaction'

/** Id of the template that holds the scripts and their preloads until they start. */
export const scriptsTemplate = 'scripts'

/**
 * Starts the page's scripts. Must be placed after the template. Records interaction until the shell is
 * listening (src/boot/early-interaction.ts). A carousel that snaps into place doesn't count, nor does a page
 * that loads under a resting pointer. If there is a flash message, the scripts start immediately.
 * @param templateId of the template with the scripts
 * @param dataUrl of the page's data, which the scripts wait for. If absent, the data is in the document.
 */
export function startScripts(
  start: Exclude<ScriptStart, 'parsed'>,
  templateId: string,
  dataUrl?: string,
): void {
  /** How long after the last image to start without any interaction. */
  const restMs = 4_000
  /** How long scripts wait for the full style sheets. */
  const longestStyleWaitMs = 3_000
  /** Retry delay for the page's data. The page is readable in the meantime. */
  const dataRetryMs = 2_000
  const longestDataWaitMs = 5_000
  /** Max attempts before the browser renders the page without the data. */
  const mostDataTries = 5

  const seen: { isNear?: boolean; isPressing?: boolean } = {}
  Object.assign(window, { earlyInteraction: seen })
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  /** Fetches the page's data and inserts it as JSON blocks. */
  const insertData = async (triesLeft: number): Promise<void> => {
    const page = encodeURIComponent(location.pathname + location.search)
    try {
      const answer = await fetch(`${dataUrl}?page=${page}${triesLeft ? '' : '&alone=1'}`, {
        signal: AbortSignal.timeout(longestDataWaitMs),
      })
      if (!answer.ok) throw answer.status
      const data = await answer.json()
      for (const id in data) {
        const block = document.createElement('script')
        block.type = 'application/json'
        block.id = id
        block.textContent = JSON.stringify(data[id])
        document.body.append(block)
      }
    } catch {
      await wait(dataRetryMs)
      return insertData(triesLeft && triesLeft - 1)
    }
  }

  const begin = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin, { once: true })
    const held = document.getElementById(templateId) as HTMLTemplateElement | null
    if (!held) return
    held.remove()
    const scripts = held.content.cloneNode(true) as DocumentFragment
    const programs = [...scripts.querySelectorAll('script')]
    for (const program of programs) {
      program.async = false
      program.remove()
    }
    const sheets = [...scripts.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const styled = Promise.all(
      sheets.map((sheet) => new Promise((resolve) => (sheet.onload = sheet.onerror = resolve))),
    )
    document.head.append(scripts)
    void Promise.all([
      dataUrl && insertData(mostDataTries),
      Promise.race([styled, wait(longestStyleWaitMs)]),
    ]).then(() => document.head.append(...programs))
  }

  const hear = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent
    if (type === 'scroll' && target !== document) return
    if (type === 'pointermove' && !movementX && !movementY) return
    removeEventListener(type, hear, true)
    seen.isNear = true
    if (/down|start/.test(type)) seen.isPressing = true
    begin()
  }
  for (const type of [
    ...['pointermove', 'wheel', 'scroll', 'focusin'],
    ...['pointerdown', 'touchstart', 'keydown'],
  ])
    addEventListener(type, hear, { capture: true, passive: true })

  const rest = () => {
    if (start === 'loaded') return begin()
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 })
      else begin()
    }, restMs)
  }
  if (sessionStorage.getItem('flash')) begin()
  else if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
