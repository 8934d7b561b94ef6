import type { HarmfulRelease } from '../release-case'
import { renders } from '../rewritten-page'

export const underTraffic: HarmfulRelease[] = [
  {
    remote: 'catalog',
    mistake: 'cannot render a list that is filtered',
    needsTraffic: true,
    breakage: {
      server: renders(
        `if (request.url.includes('category=')) throw new TypeError('filters is undefined'); return good.renderFragment(request)`,
      ),
    },
    cause: /\d+ failures in \d+ pages/,
  },
]
