import { openBrowser, measurePage } from '/tmp/team/lead/shared-kernel/tooling/lib/page-metrics.mjs'
import { readFileSync } from 'node:fs'
const origin = process.argv[2], n = Number(process.argv[3] ?? 4), throttled = process.argv[4] !== 'no'
const browser = await openBrowser()
const log = '/tmp/team/lead-bench/logs/gateway.log'
for (const p of ['/', '/product', '/product/imabari-towel-set']) for (let i = 0; i < n; i++) {
  let before = 0; try { before = readFileSync(log, 'utf8').split('fragment is missing').length } catch {}
  const m = await measurePage(browser, origin + p, throttled)
  let after = 0; try { after = readFileSync(log, 'utf8').split('fragment is missing').length } catch {}
  console.log(p, Object.entries(m).map(([k, v]) => k + ' ' + (Math.round(v * 100) / 100)).join(' '), 'missed', after - before)
}
await browser.close()
