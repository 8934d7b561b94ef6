import type { PageDifference, PageDifferences } from './differences.rules'
import { groupBy, subtract } from './multiset.rules'

/** A field that search engines show. `owner` is the type and identity of its block. */
type Field = { owner: string; field: string; value: string }

export type StructuredData = { types: string[]; fields: Field[] }

type Block = Record<string, unknown>

const offerFields = ['price', 'lowPrice', 'highPrice', 'priceCurrency', 'availability']

export function readStructuredData(document: Document): StructuredData {
  const blocks = Array.from(document.querySelectorAll('script[type="application/ld+json"]')).flatMap(
    (script) => parseBlocks(script.textContent ?? ''),
  )
  return { types: blocks.map(typeOf), fields: blocks.flatMap((block) => readFields(block, '')) }
}

function parseBlocks(text: string): Block[] {
  try {
    const value: unknown = JSON.parse(text)
    return [value].flat().filter(isBlock)
  } catch {
    // An invalid block counts as absent, as search engines treat it.
    return []
  }
}

const isBlock = (value: unknown): value is Block =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const typeOf = (block: Block) => (typeof block['@type'] === 'string' ? block['@type'] : 'block')

function readFields(block: Block, parent: string): Field[] {
  const [identity] = ['sku', 'gtin', 'productID', '@id', 'url'].flatMap((key) =>
    typeof block[key] === 'string' ? [block[key]] : [],
  )
  // An offer has no identity of its own, but belongs to a product.
  const owner = identity ? `${typeOf(block)} ${identity}` : parent && `${typeOf(block)} in ${parent}`
  const names = identity ? ['name', ...offerFields] : offerFields
  const own = owner
    ? names
        .filter((field) => ['string', 'number'].includes(typeof block[field]))
        .map((field) => ({ owner, field, value: String(block[field]) }))
    : []
  const inner = Object.values(block).flatMap((value) =>
    [value].flat().flatMap((one) => (isBlock(one) ? readFields(one, owner) : [])),
  )
  return [...own, ...inner]
}

/** Refuses lost blocks, and fields that differ in the same block of the same identity. */
export function compareStructuredData(stable: StructuredData, candidate: StructuredData): PageDifferences {
  const kind = 'structured-data'
  const lost = subtract(stable.types, candidate.types)
  const gained = subtract(candidate.types, stable.types)
  const now = groupBy(candidate.fields, toPlace)
  const changed = [...groupBy(stable.fields, toPlace)].flatMap(([place, fields]): PageDifference[] => {
    const others = now.get(place) ?? []
    if (others.length !== fields.length) return []
    const newer = subtract(valuesOf(others), valuesOf(fields))
    return subtract(valuesOf(fields), valuesOf(others)).map((value, index) => ({
      kind,
      place,
      text: `the structured data's ${place} ${value} is now ${newer[index] ?? ''}`,
    }))
  })
  return {
    refused: [
      ...lost.map((type) => ({ kind, place: type, text: `the structured data of ${type} is gone` }) as const),
      ...changed,
    ],
    told: gained.map(
      (type) => ({ kind, place: type, text: `the structured data of ${type} is new` }) as const,
    ),
  }
}

const toPlace = ({ owner, field }: Field) => `${field} of ${owner}`
const valuesOf = (fields: Field[]) => fields.map(({ value }) => value)
