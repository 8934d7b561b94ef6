import type { HarmfulRelease } from '../release-case'

export const storage: HarmfulRelease[] = [
  {
    remote: 'cart',
    mistake: 'clears the storage that remotes share',
    breakage: { client: `localStorage.clear();` },
    cause: /(clears|cleared) .*storage/i,
  },
  {
    remote: 'mypage',
    mistake: 'writes a cookie that is too large for servers',
    breakage: { client: `document.cookie = 'filters=' + 'towel.'.repeat(650) + '; path=/';` },
    cause: /cookie/,
  },
]
