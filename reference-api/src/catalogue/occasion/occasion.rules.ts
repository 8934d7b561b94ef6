import type { OccasionSummary } from '@storefront/contracts'

export type Season = { from: string; to: string } | null

/**
 * Checks whether a season includes today. A season that starts after it ends spans New Year. Without a
 * season, the occasion is always on.
 */
export function isInSeason(season: Season, today: string): boolean {
  if (season === null) return true
  const day = today.slice('2026-'.length)
  const { from, to } = season
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** Converts steps to bands. Steps of 3000 and 5000 become up to 3,000, 3,000 to 5,000, and 5,000 or more. */
export function budgetBands(steps: readonly number[]): OccasionSummary['budgets'] {
  if (steps.length === 0) return []
  return [...steps, null].map((to, index) => ({ from: steps[index - 1] ?? null, to }))
}

/** Sorts occasions in season first, then those without a season, then those out of season. */
export const seasonFirst = <Row extends Pick<OccasionSummary, 'season' | 'is_in_season'>>(
  rows: readonly Row[],
): Row[] => {
  const place = ({ season, is_in_season }: Row) => (season === null ? 1 : is_in_season ? 0 : 2)
  return rows.toSorted((one, other) => place(one) - place(other))
}
