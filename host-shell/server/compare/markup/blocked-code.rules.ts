import type { PageDifference, PageDifferences } from '../differences.rules'
import { subtract } from '../multiset.rules'

/** Lists handlers in attributes, e.g. `button onclick`. */
export const readInlineHandlers = (elements: Element[]): string[] =>
  elements.flatMap(({ localName, attributes }) =>
    Array.from(attributes)
      .filter(({ name }) => /^on[a-z]+$/.test(name))
      .map(({ name }) => `${localName} ${name}`),
  )

/** Refuses new inline handlers, because the content security policy blocks them. */
export function compareInlineHandlers(stable: string[], candidate: string[]): PageDifferences {
  const added = new Set(subtract(candidate, stable))
  const refused = [...added].map((one): PageDifference => ({
    kind: 'policy',
    place: one,
    text: `the policy blocks the inline handler ${one}`,
  }))
  return { refused, told: [] }
}
