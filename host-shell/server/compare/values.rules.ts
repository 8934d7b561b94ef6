import type { PageDifference, PageDifferences } from './differences.rules'
import type { TextRun } from './text-runs.rules'
import { groupBy, subtract } from './multiset.rules'

type ValueKind = 'price' | 'date' | 'count'

/**
 * A value of a page. `words` is the text around it, with a mark in place of each value. `about` is the
 * subject as it is written.
 */
export type PageValue = {
  kind: ValueKind
  value: string
  subject: string
  isLinked: boolean
  words: string
  about: string
}

const patterns: Record<ValueKind, string> = {
  date: String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\s?\([日月火水木金土](?:・祝)?\))?|\d{4}[/.-]\d{1,2}[/.-]\d{1,2}`,
  price: String.raw`¥\s?\d[\d,]*|\d[\d,]*\s?円`,
  count: String.raw`\d[\d,]*(?:\.\d+)?\s?(?:件|点|ポイント)`,
}

const anyValue = () =>
  new RegExp(
    Object.entries(patterns)
      .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
      .join('|'),
    'g',
  )

/** Replaces values by their kind, so that the same words with another value are the same. */
const mask = (text: string) =>
  text.replaceAll(anyValue(), (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>
    return `{${Object.keys(groups).find((kind) => groups[kind] !== undefined) ?? ''}}`
  })

/** Reads amounts in yen, dates and counts. Full-width digits count as digits. */
export function readValues(runs: TextRun[]): PageValue[] {
  return runs.flatMap((run) => {
    const text = run.text.normalize('NFKC')
    const found = [...text.matchAll(anyValue())]
    if (found.length === 0) return []
    // A section's own address may hold a date; a heading often does.
    const subject = run.isLinked ? run.subject : mask(run.subject.normalize('NFKC'))
    const words = mask(text)
    return found.map((match): PageValue => {
      const [kind = 'count'] = (Object.keys(patterns) as ValueKind[]).filter((one) => match.groups?.[one])
      return {
        kind,
        value: match[0].replaceAll(/\s/g, ''),
        subject,
        isLinked: run.isLinked,
        words,
        about: run.subject,
      }
    })
  })
}

/**
 * Refuses values that differ in the same place: in the same words about the same subject, if both pages have
 * as many of them. The only price, date or count of a linked card is compared whatever the words are. Values
 * of places that only one page has are not compared, so sections and cards may come, go and move.
 */
export function compareValues(stable: PageValue[], candidate: PageValue[]): PageDifferences {
  const refused: PageDifference[] = []
  const before = groupBy(stable, toPlace)
  const now = groupBy(candidate, toPlace)
  for (const [place, values] of before) {
    const others = now.get(place)
    if (others?.length === values.length) refused.push(...changedValues(place, values, others))
  }
  const rest = (values: PageValue[], others: Map<string, PageValue[]>) =>
    groupBy(
      values.filter((value) => value.isLinked && !others.has(toPlace(value))),
      toCard,
    )
  const cards = rest(candidate, before)
  for (const [card, values] of rest(stable, now)) {
    const others = cards.get(card)
    const isOnly = [stable, candidate].every(
      (page) => page.filter((value) => value.isLinked && toCard(value) === card).length === 1,
    )
    if (isOnly && others) refused.push(...changedValues(card, values, others))
  }
  return { refused, told: [] }
}

const toCard = ({ kind, subject }: PageValue) => `${kind} of ${subject}`
const toPlace = (value: PageValue) => `${toCard(value)}: ${value.words}`

function changedValues(place: string, before: PageValue[], now: PageValue[]): PageDifference[] {
  const values = (list: PageValue[]) => list.map(({ value }) => value)
  const lost = subtract(values(before), values(now))
  const gained = subtract(values(now), values(before))
  return lost.map((value, index) => {
    const { kind = 'count', about = '' } = before[0] ?? {}
    // A heading with the value names it twice.
    const of = about && !about.includes(value) ? ` of ${about}` : ''
    return { kind, place, text: `the ${kind} ${value}${of} is now ${gained[index] ?? ''}` }
  })
}
