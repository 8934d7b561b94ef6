import type { Occasion, OccasionSummary } from '@storefront/contracts'
import { formatYen, normaliseForSearch } from '@storefront/locale-ja'

export const occasionPath = (key: string) => `/occasion/${encodeURIComponent(key)}`

/** Price range in yen including tax. Without both ends it means any price. */
export type Budget = { priceFrom: number | undefined; priceTo: number | undefined }

const dayText = (monthDay: string) => monthDay.split('-').map(Number).join('月')

/** Formats a season, e.g. 11月1日〜12月25日. */
export function seasonText({ season }: Pick<OccasionSummary, 'season'>): string {
  return season ? `${dayText(season.from)}日〜${dayText(season.to)}日` : '一年を通して'
}

/** Title of the manners that say when to give. Their first sentence is the period. */
const whenTitle = 'いつ'

/** Formats when to give: 生後7日から1か月ごろまで. The season is when the shop presents the occasion. */
export function periodText({ season, manners }: Pick<Occasion, 'season' | 'manners'>): string {
  const [first] = manners.find(({ title }) => title === whenTitle)?.text.split('。') ?? []
  return first || seasonText({ season })
}

/** Formats a price range, e.g. 3,000円まで, 3,000円〜5,000円 or 10,000円から. */
export function budgetText({ priceFrom, priceTo }: Budget): string {
  if (priceFrom === undefined) return priceTo === undefined ? 'すべて' : `${formatYen(priceTo)}まで`
  return priceTo === undefined
    ? `${formatYen(priceFrom)}から`
    : `${formatYen(priceFrom)}〜${formatYen(priceTo)}`
}

export const toBudgets = ({ budgets }: Pick<OccasionSummary, 'budgets'>): Budget[] =>
  budgets.map(({ from, to }) => ({ priceFrom: from ?? undefined, priceTo: to ?? undefined }))

const polite = /^[お御ご]|^[オゴ](?=\p{Script=Han})/u
const plain = (text: string) => normaliseForSearch(text).replace(polite, '')

type Meant = { key: string; name: string; words: readonly string[] }

/**
 * Lists the texts that identify an occasion. Its key and search words contain kana and romaji spellings, e.g.
 * おせいぼ or kekkon-iwai.
 */
const textsOf = ({ key, name, words }: Meant) => [name, ...words, key.replaceAll('-', '')]

/** Finds the occasion that a search term refers to. The longest matching name or spelling wins. */
export function findOccasionByWord<One extends Meant>(
  occasions: readonly One[],
  word: string,
): One | undefined {
  const asked = plain(word)
  const said = occasions
    .flatMap((occasion) => textsOf(occasion).map((text) => ({ occasion, text: plain(text) })))
    .filter(({ text }) => text === asked || (text.length > 1 && asked.includes(text)))
  return said.toSorted((one, other) => other.text.length - one.text.length)[0]?.occasion
}
