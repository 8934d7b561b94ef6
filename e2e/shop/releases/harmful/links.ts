import type { HarmfulRelease } from '../release-case'
import { reheads, rewrites } from '../rewritten-page'

export const linksAndStructuredData: HarmfulRelease[] = [
  {
    remote: 'catalog',
    mistake: 'tells search engines to drop its pages',
    breakage: { server: reheads(`robots: 'noindex'`) },
    cause: /noindex/,
  },
  {
    remote: 'catalog',
    mistake: 'loses the structured data of its products',
    breakage: { server: reheads(`jsonLd: []`) },
    cause: /the structured data of Product is gone/,
  },
  {
    remote: 'catalog',
    mistake: 'links to products that do not exist',
    breakage: { server: rewrites('/ href="\\/product\\//g', ' href="/product/undefined-') },
    cause: /\/product\/undefined/,
  },
  {
    remote: 'mypage',
    mistake: 'has links that lead nowhere',
    breakage: { server: rewrites('/ href="\\/register"/g', ' href=""') },
    cause: /the link (会員登録へ進む|to \/register)/,
  },
]
