import type { HarmfulRelease } from '../release-case'
import { rereads, rewords } from '../rewritten-page'

export const moneyAndDates: HarmfulRelease[] = [
  {
    remote: 'catalog',
    mistake: 'calls prices with tax prices without tax',
    breakage: rewords('（税込）', '（税抜）'),
    cause: /税込/,
  },
  {
    remote: 'content',
    mistake: 'shows dates of a news a day early',
    breakage: { server: rereads(['2026-11-12T', '2026-11-11T'], ['2026.11.12', '2026.11.11']) },
    cause: /the date 2026\.11\.12 .*is now 2026\.11\.11/,
  },
  {
    remote: 'cart',
    mistake: 'shows a value that was never set',
    breakage: rewords('カートに商品は入っていません', 'カートに商品はundefined'),
    cause: /undefined/,
  },
]
