import { PersonCollector, type Person } from './group.rules'
import { readItems, type Item } from './items.rules'
import { readLabel, readSection, type Label, type Section } from './labels.rules'
import { splitSegments, type Segment } from './segments.rules'

/** Reads messages, lists, signatures and tables without headings, up to `max` persons. */
export function readProse(text: string, max: number): Person[] {
  const segments = splitSegments(text)
  const collector = new PersonCollector()
  const hasRecipients = segments.some((segment) => readSection(segment.text)?.section === 'recipient')
  const offices = segments.flatMap((segment) => officeOf(segment.text) ?? [])
  let section: Section | undefined
  let pending: Label = 'none'
  let row: number | undefined
  for (let index = 0; index < segments.length && collector.persons.length <= max; index += 1) {
    const segment = segments[index]!
    if (segment.row !== row) collector.flush()
    row = segment.row
    if (segment.isAfterBlank && section === 'sender' && !hasRecipients) section = undefined
    if (isGreeted(segment, segments[index + 1])) continue
    if (isOtherOffice(segment.text, offices, collector.company)) continue
    const heading = readSection(segment.text)
    if (heading) {
      section = heading.section
      if (section === 'recipient' && collector.isComplete) collector.flush()
    }
    if (section === 'sender') continue
    const { label, text: labelled } = readLabel((heading?.text ?? segment.text).replace(office, ''))
    if (labelled.trim() === '') {
      pending = label
      continue
    }
    const items = readItems(labelled, label === 'none' ? pending : label, collector.known)
    pending = 'none'
    if (section === 'old-place' && items.some(({ kind }) => kind === 'name')) section = undefined
    const kept = section === 'old-place' ? [] : items
    if (startsPerson(kept, segment, segments[index + 1], collector)) collector.flush()
    kept.forEach((item, at) => collector.add(item, kept[at + 1], segment))
  }
  collector.flush()
  return collector.persons
}

const office = /^(本社|本店|支店|支社|営業所|事業所|工場|事務所)[\s:]+(?=〒|\d{3}-\d{4})/
const officeOf = (text: string) => office.exec(text)?.[1]

/** 「内田様」 above a paragraph is the reader of a mail, who receives no parcel. */
const isGreeted = ({ text }: Segment, next: Segment | undefined) =>
  next?.isAfterBlank === true &&
  /^\S{1,6}(?: \S{1,5})?\s*(?:様|さま|さん|先生|殿|各位|御中)$/.test(text) &&
  /。|ます|です|お世話|ありがとう/.test(next.text)

/** A signature with the addresses of several offices: the one that the company's name ends with counts. */
function isOtherOffice(text: string, offices: readonly string[], company: string): boolean {
  const own = officeOf(text)
  if (own === undefined || company.endsWith(own)) return false
  return offices.some((other) => other !== own && company.endsWith(other))
}

/** A line with a name and an address begins a person, unless the one before still lacks its address. */
function startsPerson(
  items: readonly Item[],
  segment: Segment,
  next: Segment | undefined,
  collector: PersonCollector,
): boolean {
  const has = (kind: Item['kind']) => items.some((item) => item.kind === kind)
  if (has('name') && has('place')) return collector.isComplete || collector.hasPlaceOnly
  if (!segment.isAfterBlank || !next || next.isAfterBlank) return false
  return (
    collector.hasPlaceOnly &&
    has('name') &&
    readItems(next.text, 'none', collector.known).some(({ kind }) => kind === 'place' || kind === 'postal')
  )
}
