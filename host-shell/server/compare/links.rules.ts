import type { PageDifference, PageDifferences } from './differences.rules'
import { listElements } from './elements.rules'
import { subtract } from './multiset.rules'

/** A link or a loaded file. `element` is the tag that has it. */
export type PageLink = { element: string; address: string }

/** Attributes with an address, by tag. */
const addresses: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  base: ['href'],
  button: ['formaction'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  input: ['formaction', 'src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
}

export const readLinks = (document: Document): PageLink[] =>
  listElements(document).flatMap((element) =>
    (addresses[element.localName] ?? []).flatMap((attribute) =>
      splitAddresses(attribute, element.getAttribute(attribute)).map((address) => ({
        element: element.localName,
        address,
      })),
    ),
  )

function splitAddresses(attribute: string, value: string | null): string[] {
  if (value === null) return []
  if (!attribute.endsWith('srcset')) return [value]
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

/** Refuses addresses of origins that the stable page has not, and tells links to own pages that are gone. */
export function compareLinks(stable: PageLink[], candidate: PageLink[], origin: string): PageDifferences {
  const known = new Set(stable.map((link) => toForeign(link, origin)))
  const foreign = candidate.map((link) => toForeign(link, origin))
  const refused = [...new Set(foreign)].flatMap((one): PageDifference[] =>
    one === undefined || known.has(one)
      ? []
      : [{ kind: 'origin', place: one, text: `${one} is a foreign origin` }],
  )
  const lost = new Set(subtract(ownPages(stable, origin), ownPages(candidate, origin)))
  const toGone = (address: string): PageDifference => ({
    kind: 'link',
    place: address,
    text: `the link to ${address} is gone`,
  })
  const added = countNowhere(candidate) - countNowhere(stable)
  if (added > 0) {
    const blamed = lost.size > 0 ? ` in place of the link to ${[...lost].join(' and the link to ')}` : ''
    const text = `${added} links lead nowhere${blamed}`
    refused.push({ kind: 'link', place: 'nowhere', text })
  }
  const told = added > 0 ? [] : [...lost].map(toGone)
  return { refused, told }
}

/** Returns the tag and the origin of an address outside the shop, e.g. `script of https://example.com`. */
function toForeign({ element, address }: PageLink, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.protocol === 'javascript:') return `${element} of javascript:`
  if (!/^(?:https?|wss?):$/.test(url.protocol) || url.origin === origin) return undefined
  return `${element} of ${url.origin}`
}

/** Counts links without an address. One to a place on the same page has one. */
const countNowhere = (links: PageLink[]) =>
  links.filter(({ element, address }) => element === 'a' && (address === '' || address === '#')).length

const ownPages = (links: PageLink[], origin: string) => [
  ...new Set(
    links
      .filter(({ element, address }) => element === 'a' && URL.canParse(address, origin))
      .map(({ address }) => new URL(address, origin))
      .filter((url) => url.origin === origin)
      .map(({ pathname, search }) => pathname + search),
  ),
]
