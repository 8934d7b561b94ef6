import path from 'node:path'
import { findBrowser } from '../../run/browser.mjs'
import { Stop } from '../../workspace/steps.mjs'

const widths = [390, 1280]
/** Pictures of longer pages are cut off, in pixels. */
const longestPage = 6_000
const pageDeadlineMs = 20_000

/**
 * Takes pictures of pages of two releases at the widths of a phone and a desk.
 * @param {{ pages: string[], stable: string, candidate: string, folder: string }} options `stable` and
 *   `candidate` are origins
 * @returns {Promise<import('./report.rules.mjs').PicturePair[]>}
 * @throws Stop if there is no browser
 */
export async function takePictures({ pages, stable, candidate, folder }) {
  const browserPath = findBrowser()
  if (browserPath === undefined)
    throw new Stop('There is no Chromium for pictures: install one, set CHROMIUM_PATH, or use --no-pictures.')
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    /** @type {import('./report.rules.mjs').PicturePair[]} */
    const pairs = []
    for (const page of pages)
      for (const width of widths) {
        const name = `${page.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'top'}-${width}`
        const files = { stable: `${name}-stable.png`, candidate: `${name}-candidate.png` }
        await takePicture(browser, stable + page, width, path.join(folder, files.stable))
        await takePicture(browser, candidate + page, width, path.join(folder, files.candidate))
        pairs.push({ page, width, ...files })
      }
    return pairs
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} width
 * @param {string} file
 */
async function takePicture(browser, url, width, file) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    await page.goto(url, { waitUntil: 'load', timeout: pageDeadlineMs })
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // Pictures below the fold load once they are near the window.
    await page.setViewportSize({ width, height: Math.min(height, longestPage) })
    await page.waitForLoadState('networkidle', { timeout: pageDeadlineMs })
    await page.screenshot({ path: file, animations: 'disabled' })
  } finally {
    await page.close()
  }
}
