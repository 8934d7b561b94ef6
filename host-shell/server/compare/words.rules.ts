import { collapse } from './accessible-name.rules'
import type { PageDifference, PageDifferences } from './differences.rules'
import type { TextRun } from './text-runs.rules'
import { subtract } from './multiset.rules'

/** A page's headings, its texts and its size in characters. */
export type PageWords = { headings: string[]; texts: string[]; size: number }

/** Change in size that is told. */
const notable = { share: 0.1, characters: 2_000 }

/** Growth in size that is refused. No list of a screen's own is that long. */
const harmful = { share: 1, characters: 200_000 }

export const readWords = (document: Document, runs: TextRun[], size: number): PageWords => ({
  headings: Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), (heading) =>
    collapse(heading.textContent ?? ''),
  ),
  texts: runs.map(({ text }) => text),
  size,
})

/** Tells headings that are gone, how many texts differ, and a notable change in size. */
export function compareWords(stable: PageWords, candidate: PageWords): PageDifferences {
  const told: PageDifference[] = []
  const gone = [...new Set(subtract(stable.headings, candidate.headings))]
  for (const heading of gone)
    told.push({ kind: 'heading', place: heading, text: `the heading ${heading} is gone or renamed` })
  const lost = subtract(stable.texts, candidate.texts).length
  const gained = subtract(candidate.texts, stable.texts).length
  if (lost + gained > 0)
    told.push({ kind: 'words', place: 'words', text: `${lost} texts are gone and ${gained} are new` })
  const growth = candidate.size - stable.size
  const weight = `the page has ${candidate.size} characters instead of ${stable.size}`
  if (growth > Math.max(harmful.characters, stable.size * harmful.share))
    return { refused: [{ kind: 'weight', place: 'weight', text: weight }], told }
  if (Math.abs(growth) > Math.max(notable.characters, stable.size * notable.share))
    told.push({ kind: 'weight', place: 'weight', text: weight })
  return { refused: [], told }
}
