import type { Site } from '@storefront/site'
import { escapeHtml, inlineCss } from '../page/html'
import { themeStyle } from '../page/theme-style'

export function offlinePage(site: Site, nonce: string): string {
  const { namespace } = site.settings
  const key = namespace ? `${namespace}.cart-offline` : 'cart-offline'
  return [
    `<!doctype html><html lang="ja" data-theme="${escapeHtml(site.theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>オフライン｜${escapeHtml(site.name)}</title>`,
    `<style nonce="${nonce}">${inlineCss(styles)}${inlineCss(themeStyle(site) ?? '')}</style></head><body>`,
    `<header>${escapeHtml(site.name)}</header><main>`,
    '<h1>インターネットにつながっていません</h1>',
    '<p>電波の届くところで、もう一度お試しください。つながると、このページは自動でもどります。</p>',
    '<button type="button">もう一度つなぐ</button>',
    '<section hidden aria-label="カートの中身"><h2>カートの中身</h2><ul></ul><p></p></section>',
    `</main><script nonce="${nonce}">(${showCart.toString()})(${JSON.stringify(key)})</script></body></html>`,
  ].join('')
}

const styles = `
  :root{color-scheme:light dark}
  body{margin:0;font-family:"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;line-height:1.75;
    background:var(--paper,Canvas);color:var(--ink,CanvasText)}
  header{padding:1rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);
    font-size:1.25rem;font-weight:600;letter-spacing:.12em;text-align:center}
  main{display:grid;gap:1rem;max-width:34rem;margin:0 auto;padding:3rem 1rem}
  h1{margin:0;font-size:1.5rem;line-height:1.35}
  h2{margin:1rem 0 .5rem;font-size:1.125rem}
  p{margin:0}
  button{justify-self:start;min-height:2.75rem;padding:0 1.5rem;border:1px solid currentColor;border-radius:.375rem;
    background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
  ul{margin:0;padding:0;list-style:none}
  li{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 0;
    border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
  li span:last-child,section p{font-variant-numeric:tabular-nums;white-space:nowrap}
  section p{padding-top:.75rem;font-weight:600;text-align:right}`

/** This function is inlined as text, so it must not refer to anything outside itself. */
function showCart(key: string) {
  addEventListener('online', () => location.reload())
  // No event fires when the server comes back or an undetected outage ends, so we poll.
  setInterval(() => {
    if (document.visibilityState !== 'visible') return
    void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    )
  }, 5_000)
  document.querySelector('button')?.addEventListener('click', () => location.reload())
  type Line = { name: string; quantity: number; total: number }
  // Without this cookie, the stored cart was deleted or belonged to another shopper.
  if (!/(^|; )cartToken=/.test(document.cookie)) return localStorage.removeItem(key)
  // If storage is blocked, this throws and the page shows no cart.
  const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as Line[]
  const section = document.querySelector('section')
  if (!section || !Array.isArray(lines) || lines.length === 0) return
  const yen = (amount: number) => `${Number(amount).toLocaleString('ja-JP')}円`
  const texts = (line: Line) => [line.name, `${line.quantity}点 ${yen(line.total)}`]
  for (const line of lines) {
    const row = document.createElement('li')
    for (const text of texts(line)) row.appendChild(document.createElement('span')).textContent = text
    section.querySelector('ul')?.append(row)
  }
  const sum = section.querySelector('p')
  if (sum)
    sum.textContent = `商品合計 ${yen(lines.reduce((all, { total }) => all + Number(total), 0))}（税込）`
  section.hidden = false
}
