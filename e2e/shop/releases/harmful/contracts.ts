import type { HarmfulRelease } from '../release-case'
import { renders } from '../rewritten-page'

export const contracts: HarmfulRelease[] = [
  {
    remote: 'catalog',
    mistake: 'is built with another event bus',
    breakage: { describes: { kernel: { 'event-bus': '9.0.0' } } },
    cause: /event-bus/,
  },
  {
    remote: 'catalog',
    mistake: 'sends guests to the login',
    breakage: {
      server: renders(
        `const page = await good.renderFragment(request); return new URL(request.url).pathname === '/ranking' ? { ...page, html: '', redirect: '/login', status: 302 } : page`,
      ),
    },
    cause: /\/ranking: .*redirects to \/login|\/ranking: .*\/login/,
  },
]
