import type { HarmlessRelease } from '../release-case'
import { reheads, renders } from '../rewritten-page'

const slower = (ms: number) => ({
  server: renders(
    `await new Promise((resolve) => setTimeout(resolve, ${ms})); return good.renderFragment(request)`,
  ),
})

export const code: HarmlessRelease[] = [
  { remote: 'cart', change: 'is built again', breakage: {} },
  { remote: 'mypage', change: 'is split into other files', breakage: { client: '/* split */;' } },
  { remote: 'content', change: 'renders each page 100 ms slower', breakage: slower(100) },
  { remote: 'cart', change: 'renders each page 150 ms slower', breakage: slower(150) },
  {
    remote: 'catalog',
    change: 'brings 10 kB more of scripts',
    breakage: { client: `globalThis.giftWords = '${'御祝内祝'.repeat(850)}';` },
  },
  {
    remote: 'content',
    change: 'listens to another event',
    breakage: { client: `addEventListener('resize', () => undefined);` },
  },
  {
    remote: 'catalog',
    change: 'asks the shop for another setting',
    breakage: { client: `fetch('/v1/settings').catch(() => undefined);` },
  },
  {
    remote: 'mypage',
    change: 'remembers a choice of the shopper',
    breakage: { client: `localStorage.setItem('mypage-tab', 'orders');` },
  },
  {
    remote: 'cart',
    change: 'remembers a choice in a cookie',
    breakage: { client: `document.cookie = 'cart-view=list; path=/; SameSite=Lax';` },
  },
  {
    remote: 'content',
    change: 'waits a moment before it counts a page',
    breakage: { client: `setTimeout(() => performance.mark('read'), 100);` },
  },
  {
    remote: 'catalog',
    change: 'has more structured data',
    breakage: {
      server: reheads(`jsonLd: [...(page.head.jsonLd ?? []), { '@type': 'WebSite', url: '/' }]`),
    },
  },
]
