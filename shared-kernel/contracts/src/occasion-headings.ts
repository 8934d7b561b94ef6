import type { Accessory } from './accessory'
import type { OccasionSummary } from './occasion'

/** An occasion, e.g. お歳暮, and the heading of its noshi. */
export type OccasionHeading = { key: string; occasion: string; title: string; isInSeason: boolean }

/** Lists the headings of occasions. Those with a season are in it or not today, by the shop's clock. */
export const listOccasionHeadings = (occasions: readonly OccasionSummary[]): OccasionHeading[] =>
  occasions.flatMap(({ key, name, season, is_in_season, noshi }) =>
    noshi ? [{ key, occasion: name, title: noshi.title, isInSeason: season !== null && is_in_season }] : [],
  )

/** More occasions say nothing about the purpose of a gift. */
const tellingMax = 2

/**
 * Returns the headings to offer first: those in season that suit the product, or the only ones that do.
 * Without the occasions of its product, a noshi offers the season's.
 */
export function firstHeadings(
  { kind, choices, occasions }: Pick<Accessory, 'kind' | 'choices' | 'occasions'>,
  headings: readonly OccasionHeading[],
): OccasionHeading[] {
  if (kind !== 'noshi') return []
  const suiting = headings.filter(
    ({ key, title }) => choices.includes(title) && (occasions?.includes(key) ?? true),
  )
  const inSeason = suiting.filter(({ isInSeason }) => isInSeason)
  if (inSeason.length > 0) return inSeason
  return occasions && suiting.length <= tellingMax ? suiting : []
}

/** Names the first heading without choosing it, because the purpose is unknown. */
export function headingHint([first]: readonly OccasionHeading[]): string | undefined {
  return first && `${first.occasion}をお贈りの場合は、表書き「${first.title}」をお選びください。`
}

/** Titles the group of headings that a list begins with. */
export const headingGroup = ({ isInSeason }: OccasionHeading): string =>
  isInSeason ? 'この時期のご挨拶' : 'この品に合うご用途'
