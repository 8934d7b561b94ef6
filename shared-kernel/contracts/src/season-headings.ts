import type { Accessory } from './accessory'
import type { OccasionSummary } from './occasion'

/** An occasion in season, e.g. お歳暮, and the heading of its noshi. */
export type SeasonHeading = { occasion: string; title: string }

/** Lists the headings of occasions that have a season and are in it today, by the shop's clock. */
export const listSeasonHeadings = (occasions: readonly OccasionSummary[]): SeasonHeading[] =>
  occasions.flatMap(({ name, season, is_in_season, noshi }) =>
    season && is_in_season && noshi ? [{ occasion: name, title: noshi.title }] : [],
  )

/** Returns those that the noshi can be printed with. */
export const seasonHeadingsOf = (
  { kind, choices }: Pick<Accessory, 'kind' | 'choices'>,
  season: readonly SeasonHeading[],
): SeasonHeading[] => (kind === 'noshi' ? season.filter(({ title }) => choices.includes(title)) : [])

/** Names the heading of the season without choosing it, because the purpose is unknown. */
export function seasonHint([first]: readonly SeasonHeading[]): string | undefined {
  return first && `${first.occasion}をお贈りの場合は、表書き「${first.title}」をお選びください。`
}
