import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findWindowedBrowser } from '../../../shared-kernel/tooling/run/browser.mjs'

/** Runs through npx, so that its 40 MB aren't part of each installation. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const options = [
  '--quiet',
  '--output=json',
  `--only-categories=${categories.join(',')}`,
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
]
const longestRunMs = 180_000
const triesMax = 3

/**
 * The parts of a report that are read.
 * @typedef {{ score: number | null }} Category
 * @typedef {{ numericValue?: number }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

/**
 * Runs Lighthouse with its mobile throttling. Returns its scores from 0 to 100, and its times in ms.
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export async function measureLighthouse(url) {
  const report = await readReport(url, triesMax)
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
  return {
    ...Object.fromEntries(scores),
    'blocking ms': report.audits['total-blocking-time']?.numericValue ?? NaN,
    'LCP ms': report.audits['largest-contentful-paint']?.numericValue ?? NaN,
  }
}

/**
 * Lighthouse sometimes loses the browser's trace, ends with an error and asks to be run again.
 * @param {string} url
 * @param {number} triesLeft
 * @returns {Promise<Report>}
 */
async function readReport(url, triesLeft) {
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
      env: { ...process.env, CHROME_PATH: findWindowedBrowser() || undefined },
      maxBuffer: 64 * 1_024 * 1_024,
      timeout: longestRunMs,
    })
    return JSON.parse(stdout)
  } catch (error) {
    if (triesLeft === 1) throw error
    return readReport(url, triesLeft - 1)
  }
}
