import type { PageDifference, PageDifferences } from '../differences.rules'

/** The parts of a head that search engines obey. */
export type PageHead = { title: string; robots: string; canonical: string }

export const readHead = (document: Document): PageHead => ({
  title: document.title.trim(),
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
})

const isExcluded = ({ robots }: PageHead) => /\b(?:noindex|none)\b/.test(robots)

/** Refuses a page that search engines would drop or take for another one. */
export function compareHeads(stable: PageHead, candidate: PageHead): PageDifferences {
  const refused: PageDifference[] = []
  const refuse = (place: string, text: string) => refused.push({ kind: 'head', place, text })
  if (!isExcluded(stable) && isExcluded(candidate)) refuse('robots', 'the page is now noindex')
  if (stable.canonical && stable.canonical !== candidate.canonical)
    refuse(
      'canonical',
      candidate.canonical
        ? `the canonical address ${stable.canonical} is now ${candidate.canonical}`
        : `the canonical address ${stable.canonical} is gone`,
    )
  if (stable.title && !candidate.title) refuse('title', `the title ${stable.title} is gone`)
  return { refused, told: [] }
}
