import type { HarmfulRelease } from '../release-case'

export const network: HarmfulRelease[] = [
  {
    remote: 'content',
    mistake: 'loads a script of another company',
    breakage: {
      client: `document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.example/chat.js' }));`,
    },
    cause: /https:\/\/cdn\.example/,
  },
  {
    remote: 'catalog',
    mistake: 'sends the address of its pages to another company',
    breakage: {
      client: `fetch('https://stats.example/collect', { method: 'POST', body: location.href }).catch(() => undefined);`,
    },
    cause: /https:\/\/stats\.example/,
  },
]
