import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** Widths of a phone and a desktop in CSS pixels. */
const usualWidths = [390, 1280]

/** Lists axe violations and elements wider than the window, at each width in CSS pixels. */
export async function pageFaults(page: Page, widths = usualWidths): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const violation of await violations(page)) faults.push(`${width} px, ${violation}`)
    faults.push(...(await overflow(page, `${width} px`)))
  }
  return faults
}

/** Lists each axe rule that the page violates, with the elements. */
async function violations(page: Page): Promise<string[]> {
  await Promise.all(innerFrames(page).map(arrival))
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(async () => {
    // Finishes fade-ins first, because colours are measured and a fading element is still pale.
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Infinity
    for (const one of document.getAnimations()) if (!isEndless(one)) one.finish()
    // Skip the descriptions of passed checks, and don't fetch style sheets again.
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    })
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

const innerFrames = (page: Page) => page.frames().filter((frame) => frame !== page.mainFrame())

/** Waits until a frame shows its document, because a frame that navigates loses what was injected. */
const arrival = (frame: Frame) => frame.waitForURL((url) => url.protocol !== 'about:')

/** Injects axe once per document, because its source is half a megabyte. */
async function bringAxe(frame: Frame) {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // The frame of a card's fields has another origin.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

async function overflow(page: Page, at: string): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return tooWide > 0 ? [`${at}: ${tooWide} px too wide`] : []
}

/** Reports if the screen, without the layout around it, is wider than the window. */
async function screenOverflow(page: Page, at: string): Promise<string[]> {
  const tooWide = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    return Math.max(
      main.scrollWidth - main.clientWidth,
      Math.round(main.getBoundingClientRect().right) - innerWidth,
    )
  })
  return tooWide > 0 ? [`${at}: ${tooWide} px too wide`] : []
}

/** Reports if the screen is wider than the window at 400 % zoom, or with 200 % text on a phone or desktop. */
export async function reflowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 })
  const faults = await screenOverflow(page, '320 px')
  const setTextSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  // Unlike the text size setting of a desktop browser, this doesn't shift the breakpoints. A phone is below
  // all of them.
  await setTextSize('200%')
  for (const width of usualWidths) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await screenOverflow(page, `${width} px, text at 200 %`)))
  }
  await setTextSize('')
  return faults
}

/** Lists controls that Tab doesn't reach in order, or that don't show their focus. The menu is excluded. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = (await page.evaluate(markControls)) + (await countControlsOfFrames(page))
  // Dates and files take one or two extra tab stops, a list that scrolls one. Press all keys at once, because
  // each sequential press would wait for a frame.
  const presses = count + 4 + (await page.evaluate(countScrollers))
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')))
  return page.evaluate(() => {
    const { turns, unseen } = window.tabWalk
    const missed = [...document.querySelectorAll('[data-tab-turn]')]
      .filter((one) => !turns.includes(Number(one.getAttribute('data-tab-turn'))))
      .map((one) => `is not reached: ${one.outerHTML.slice(0, 120)}`)
    const isInTurn = turns.every((turn, index) => index === 0 || turn > (turns[index - 1] ?? -1))
    return [...missed, ...unseen, ...(isInTurn ? [] : [`out of turn: ${turns.join(' ')}`])]
  })
}

/** Counts the lists that Chromium makes focusable, because they scroll sideways. */
const countScrollers = () =>
  [...document.querySelectorAll('main *')].filter(
    (one) => one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX),
  ).length

/** Counts the controls of visible frames, e.g. a card's fields. */
async function countControlsOfFrames(page: Page): Promise<number> {
  const counts = await Promise.all(
    innerFrames(page).map((frame) => frame.locator(':is(a[href], button, input, summary):visible').count()),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

declare global {
  interface Window {
    axe: typeof axe
    tabWalk: { turns: number[]; unseen: string[] }
  }
}

/**
 * Numbers the expected controls and focuses the heading. From then on, records which controls receive focus.
 */
function markControls(): number {
  const isOfGroup = (one: Element) =>
    one instanceof HTMLInputElement &&
    one.type === 'radio' &&
    !one.checked &&
    [...document.getElementsByName(one.name)].some((other) => other !== one)
  const heading = document.querySelector<HTMLElement>('main h1')
  const isBefore = (one: Element) =>
    heading !== null && Boolean(one.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
  ].filter(
    (one) =>
      one.checkVisibility() &&
      !one.matches(':disabled, [tabindex="-1"], nav[aria-label="マイページ"] *') &&
      !isOfGroup(one) &&
      !isBefore(one),
  )
  controls.forEach((one, index) => one.setAttribute('data-tab-turn', String(index)))
  window.tabWalk = { turns: [], unseen: [] }
  document.addEventListener('focusin', ({ target }) => {
    const one = target as HTMLElement
    const turn = one.getAttribute('data-tab-turn')
    if (turn === null) return
    window.tabWalk.turns.push(Number(turn))
    // The link of a card shows its focus ring around the whole card.
    const looks = [getComputedStyle(one), getComputedStyle(one, '::after')]
    if (looks.every(({ outlineStyle, boxShadow }) => outlineStyle === 'none' && boxShadow === 'none'))
      window.tabWalk.unseen.push(`shows no focus: ${one.outerHTML.slice(0, 120)}`)
  })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  return controls.length
}
