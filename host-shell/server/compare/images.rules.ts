import { isSilent } from './accessible-name.rules'
import type { PageDifference, PageDifferences } from './differences.rules'

/** An image. `alt` is null without the attribute. */
export type PageImage = { source: string; alt: string | null }

/** The file of one size of a picture, whose folder names the picture. */
const fileOfSize = /\/\d+\.(?:avif|gif|jpe?g|png|webp)$/

export const readImages = (document: Document): PageImage[] =>
  Array.from(document.querySelectorAll('img:not([role="presentation"], [role="none"])'))
    .filter((image) => !isSilent(image))
    .map((image) => ({
      source: (image.getAttribute('src') ?? '').replace(/[?#].*$/, '').replace(fileOfSize, ''),
      alt: image.getAttribute('alt'),
    }))

/** Refuses images that lost their alt attribute or its text, and new images without the attribute. */
export function compareImages(stable: PageImage[], candidate: PageImage[]): PageDifferences {
  const refused: PageDifference[] = []
  const refuse = (source: string, text: string) =>
    refused.push({ kind: 'image', place: `image ${source}`, text })
  for (const source of new Set(candidate.map((image) => image.source))) {
    const [before, now] = [altsOf(stable, source), altsOf(candidate, source)]
    const [alt] = before.filter((one) => one && !now.includes(one))
    const isEmptied = count(now, '') > count(before, '') && countTexts(now) < countTexts(before)
    if (count(now, null) > count(before, null))
      refuse(
        source,
        alt ? `the image ${alt} has lost its alt text` : `the image ${source} has no alt attribute`,
      )
    else if (isEmptied) refuse(source, `the image ${alt ?? source} has lost its alt text`)
  }
  return { refused, told: [] }
}

const altsOf = (images: PageImage[], source: string) =>
  images.filter((image) => image.source === source).map(({ alt }) => alt)

const count = (alts: PageImage['alt'][], value: PageImage['alt']) =>
  alts.filter((alt) => alt === value).length

const countTexts = (alts: PageImage['alt'][]) => alts.filter(Boolean).length
