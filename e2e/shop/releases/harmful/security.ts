import type { HarmfulRelease } from '../release-case'
import { rewrites } from '../rewritten-page'

export const security: HarmfulRelease[] = [
  {
    remote: 'content',
    mistake: 'has handlers in its markup that the policy blocks',
    breakage: { server: rewrites('/<button type="submit"/g', '<button type="submit" onclick="send()"') },
    cause: /(onclick|inline handler)/,
  },
  {
    remote: 'catalog',
    mistake: 'evaluates text as code',
    breakage: { client: `globalThis.settings = eval('({ columns: 3 })');` },
    cause: /(eval|unsafe-eval)/i,
  },
  {
    remote: 'mypage',
    mistake: 'sends passwords in the address of a page',
    breakage: { server: rewrites('/ method="post"/g', '') },
    cause: /the form \S+ .*(post|get)/i,
  },
]
