import { collapse } from './accessible-name.rules'

/**
 * Text that is read in one go, without a block or a line break in between. `subject` says which product,
 * page or section it belongs to, and `isLinked` that the subject is the address of a link.
 */
export type TextRun = { text: string; subject: string; isLinked: boolean }

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q rp rt ruby s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

const skippedTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head'])

/** The parts of a subtree that may name the subject of its text. `addresses` has at most two entries. */
type Named = { addresses: Set<string>; heading: string | undefined }

export function readTextRuns(document: Document): TextRun[] {
  const names = new Map<Element, Named>()
  collectNames(document.body, names)
  const runs: TextRun[] = []
  let words = ''
  let place: Element = document.body
  const end = () => {
    const text = collapse(words)
    words = ''
    if (text) runs.push({ text, ...findSubject(place, names) })
  }
  const walk = (element: Element) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) {
        if (collapse(words) === '') place = element
        words += node.textContent ?? ''
      } else if (node.nodeType === 1) {
        const child = node as Element
        if (skippedTags.has(child.localName)) continue
        const isInline = inlineTags.has(child.localName)
        if (!isInline) end()
        walk(child)
        if (!isInline) end()
      }
    }
  }
  walk(document.body)
  end()
  return runs
}

function collectNames(element: Element, names: Map<Element, Named>): Named {
  const named: Named = { addresses: new Set(), heading: undefined }
  const address = addressOf(element)
  if (address !== undefined) named.addresses.add(address)
  if (/^h[1-6]$/.test(element.localName)) named.heading = collapse(element.textContent ?? '')
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    const inner = collectNames(child, names)
    for (const one of inner.addresses) if (named.addresses.size < 2) named.addresses.add(one)
    named.heading ??= inner.heading
  }
  names.set(element, named)
  return named
}

/** Returns the address of a link to another page. */
function addressOf(element: Element): string | undefined {
  const address = element.localName === 'a' ? element.getAttribute('href') : null
  return address === null || address.startsWith('#') ? undefined : address
}

/** Finds the closest element around a text that has a link or a heading: a card, a row, a section. */
function findSubject(place: Element, names: Map<Element, Named>): Pick<TextRun, 'subject' | 'isLinked'> {
  for (let element: Element | null = place; element; element = element.parentElement) {
    const own = addressOf(element)
    if (own !== undefined) return { subject: own, isLinked: true }
    const { addresses, heading } = names.get(element) ?? { addresses: new Set<string>(), heading: undefined }
    const [address] = addresses
    if (addresses.size === 1 && address !== undefined) return { subject: address, isLinked: true }
    if (heading !== undefined) return { subject: heading, isLinked: false }
    if (address !== undefined) return { subject: address, isLinked: true }
  }
  return { subject: '', isLinked: false }
}
