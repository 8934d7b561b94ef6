import { compareControls, readControls, type Control } from './controls.rules'
import type { Differences, PageDifference, PageDifferences } from './differences.rules'
import { listElements } from './elements.rules'
import { compareImages, readImages, type PageImage } from './images.rules'
import { compareLinks, readLinks, type PageLink } from './links.rules'
import { compareInlineHandlers, readInlineHandlers } from './markup/blocked-code.rules'
import { compareForms, readForms, type PageForm } from './markup/forms.rules'
import { compareHeads, readHead, type PageHead } from './markup/head.rules'
import { compareLeakedValues } from './markup/leaked-values.rules'
import { compareButtons } from './markup/lost-buttons.rules'
import { compareReach, readReach, type PageReach } from './markup/reach.rules'
import { compareTaxNotes, readTaxNotes } from './markup/tax-notes.rules'
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
  texts: string[]
  addresses: string[]
  handlers: string[]
  forms: PageForm[]
  head: PageHead
  reach: PageReach
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
    compareInlineHandlers(before.handlers, now.handlers),
    compareForms(before.forms, now.forms),
    compareHeads(before.head, now.head),
    compareReach(before.reach, now.reach),
    compareButtons(before, now),
    compareLeakedValues(before, now),
    compareTaxNotes(readTaxNotes(before.texts), readTaxNotes(now.texts)),
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
  const elements = listElements(document)
  const links = readLinks(document)
  return {
    controls: readControls(document),
    images: readImages(document),
    values: readValues(runs),
    links,
    structuredData: readStructuredData(document),
    words: readWords(document, runs, size),
    texts: runs.map(({ text }) => text),
    addresses: links.filter(({ element }) => element === 'a').map(({ address }) => address),
    handlers: readInlineHandlers(elements),
    forms: readForms(elements),
    head: readHead(document),
    reach: readReach(elements),
  }
}
