import { compareControls, readControls, type Control } from './controls.rules'
import type { Differences, PageDifference, PageDifferences } from './differences.rules'
import { compareImages, readImages, type PageImage } from './images.rules'
import { compareLinks, readLinks, type PageLink } from './links.rules'
import { compareStructuredData, readStructuredData, type StructuredData } from './structured-data.rules'
import { readTextRuns } from './text-runs.rules'
import { compareValues, readValues, type PageValue } from './values.rules'
import { compareWords, readWords, type PageWords } from './words.rules'

/** A page as the stable release and the candidate render it. */
export type PagePair = { path: string; stable: RenderedPage; candidate: RenderedPage }

export type RenderedPage = { status: number; html: string }

type PageContent = {
  controls: Control[]
  images: PageImage[]
  values: PageValue[]
  links: PageLink[]
  structuredData: StructuredData
  words: PageWords
}

export type ParseHtml = (html: string) => Document

/**
 * Compares a page of two releases on the same data. Reads only names, values and addresses: markup, classes,
 * nonces and the names of files may differ. A page that was an error before is not compared.
 */
export function comparePages(
  { path, stable, candidate }: PagePair,
  origin: string,
  parse: ParseHtml,
): Differences {
  const on = (differences: PageDifference[]) => differences.map((one) => ({ ...one, path }))
  if (stable.status >= 400) return { refused: [], told: [] }
  if (candidate.status >= 400) {
    const text = `the status ${stable.status} is now ${candidate.status}`
    return { refused: on([{ kind: 'status', place: 'status', text }]), told: [] }
  }
  if (withoutClasses(stable.html) === withoutClasses(candidate.html)) return { refused: [], told: [] }
  const before = readContent(parse(stable.html), stable.html.length)
  const now = readContent(parse(candidate.html), candidate.html.length)
  const found: PageDifferences[] = [
    compareControls(before.controls, now.controls),
    compareImages(before.images, now.images),
    compareValues(before.values, now.values),
    compareLinks(before.links, now.links, origin),
    compareStructuredData(before.structuredData, now.structuredData),
    compareWords(before.words, now.words),
  ]
  return {
    refused: on(found.flatMap(({ refused }) => refused)),
    told: on(found.flatMap(({ told }) => told)),
  }
}

/** Most pages of a release differ in the hashes of their classes alone, and need no parser. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '')

function readContent(document: Document, size: number): PageContent {
  const runs = readTextRuns(document)
  return {
    controls: readControls(document),
    images: readImages(document),
    values: readValues(runs),
    links: readLinks(document),
    structuredData: readStructuredData(document),
    words: readWords(document, runs, size),
  }
}
