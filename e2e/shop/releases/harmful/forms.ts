import type { HarmfulRelease } from '../release-case'
import { rewrites } from '../rewritten-page'

export const forms: HarmfulRelease[] = [
  {
    remote: 'mypage',
    mistake: 'has a field without its name',
    breakage: { server: rewrites('/ name="password"/g', '') },
    cause: /the field password/,
  },
  {
    remote: 'content',
    mistake: 'no longer lets browsers fill its fields',
    breakage: { server: rewrites('/ autocomplete="[^"]*"/gi', '') },
    cause: /autocomplete/,
  },
  {
    remote: 'catalog',
    mistake: 'loses the product of its order form',
    breakage: { server: rewrites('/ name="product_id"/g', '') },
    cause: /the field product_id/,
  },
  {
    remote: 'content',
    mistake: 'has a form that nothing submits',
    breakage: { server: rewrites('/ type="submit"/g', ' type="button"') },
    cause: /the form お問い合わせ .*(submit|sent)/,
  },
]
