import type { HarmlessRelease } from '../release-case'
import { rewrites } from '../rewritten-page'

export const looks: HarmlessRelease[] = [
  { remote: 'cart', change: 'has other colours', breakage: { styles: 'main h2 { color: navy }' } },
  {
    remote: 'content',
    change: 'has more space between its sections',
    breakage: { styles: 'main section { margin-block: 3rem }' },
  },
  {
    remote: 'mypage',
    change: 'has larger text',
    breakage: { styles: 'main form { font-size: 1.125rem }' },
  },
  {
    remote: 'catalog',
    change: 'has colours of the dark scheme',
    breakage: { styles: '@media (prefers-color-scheme: dark) { main article { color: white } }' },
  },
  {
    remote: 'catalog',
    change: 'renames its classes',
    breakage: { server: rewrites('/ class="/g', ' class="b2 ') },
  },
  {
    remote: 'mypage',
    change: 'marks its forms for its styles',
    breakage: { server: rewrites('/<form /g', '<form data-kind="wide" ') },
  },
  {
    remote: 'content',
    change: 'marks its titles for its styles',
    breakage: { server: rewrites('/<h1 /g', '<h1 data-size="large" ') },
  },
  {
    remote: 'cart',
    change: 'moves with less motion',
    breakage: { styles: '@media (prefers-reduced-motion: reduce) { main a { transition: none } }' },
  },
  {
    remote: 'catalog',
    change: 'has another size of its pictures',
    breakage: { server: rewrites('/\\/640\\.webp/g', '/960.webp') },
  },
]
