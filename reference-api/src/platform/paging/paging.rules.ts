export type Page = { current: number; per: number; offset: number }

const perMax = 100

/**
 * Returns the requested page, with `page` and `per` clamped to their valid ranges. Product lists pass their
 * own default size.
 */
export function toPage(query: { page?: number; per?: number }, perDefault = 10): Page {
  const per = Math.min(Math.max(query.per ?? perDefault, 1), perMax)
  const current = Math.max(query.page ?? 1, 1)
  return { current, per, offset: (current - 1) * per }
}
