import type { HarmfulRelease } from '../release-case'
import { renders } from '../rewritten-page'

export const speed: HarmfulRelease[] = [
  {
    remote: 'content',
    mistake: 'brings a list of 600 kB in its scripts',
    breakage: { client: `globalThis.townsOfJapan = '${'中央区丸の内'.repeat(34_000)}';` },
    cause: /(scripts|kB|bytes)/,
  },
  {
    remote: 'mypage',
    mistake: 'renders each page 900 ms slower',
    breakage: {
      server: renders(
        'await new Promise((resolve) => setTimeout(resolve, 900)); return good.renderFragment(request)',
      ),
    },
    cause: /ms on the server/,
  },
]
