import type { PageDifference, PageDifferences } from '../differences.rules'

export type TaxNotes = { prices: number; withTax: number }

const count = (texts: string[], pattern: RegExp) => texts.filter((text) => pattern.test(text)).length

export const readTaxNotes = (texts: string[]): TaxNotes => ({
  prices: count(texts, /\d\s?円|¥\s?\d/),
  withTax: count(texts, /税込|消費税を含/),
})

/** Refuses as many prices with fewer notes that they include tax, which the law asks for. */
export function compareTaxNotes(stable: TaxNotes, candidate: TaxNotes): PageDifferences {
  const isLost = candidate.withTax < stable.withTax && candidate.prices >= stable.prices
  const refused: PageDifference[] = isLost
    ? [
        {
          kind: 'price',
          place: '税込',
          text: `${candidate.withTax} prices say 税込 instead of ${stable.withTax}`,
        },
      ]
    : []
  return { refused, told: [] }
}
