/** An order in the model. `usableOn` is the day number from which its points count. */
export type ModelOrder = {
  used: number
  earned: number
  isEarned: boolean
  isUndone: boolean
  usableOn: number | null
}

export type Model = { grants: { point: number; day: number }[]; orders: ModelOrder[]; expired: number }

const total = (points: number[]) => points.reduce((sum, point) => sum + point, 0)

/** Computes the expected points. Spends the oldest points first, and treats undone orders as never placed. */
export function modelPoints({ grants, orders, expired }: Model, expiresDays: number) {
  const standing = orders.filter(({ isUndone }) => !isUndone)
  const earned = standing
    .filter(({ isEarned }) => isEarned)
    .map(({ earned: point, usableOn: day }) => ({ point, day }))
  const coming = total(earned.map(({ point, day }) => (day === null ? point : 0)))
  const lots = [...grants, ...earned].flatMap(({ point, day }) => (day === null ? [] : [{ point, day }]))
  const spent = expired + total(standing.map(({ used }) => used))
  const balance = total(lots.map(({ point }) => point)) - spent
  const expiring = new Map<number, number>()
  let before = 0
  for (const { point, day } of lots.sort((a, b) => a.day - b.day)) {
    const left = Math.min(point, Math.max(0, before + point - spent))
    before += point
    if (left > 0) expiring.set(day + expiresDays, (expiring.get(day + expiresDays) ?? 0) + left)
  }
  return { point: Math.max(0, balance), owed: Math.max(0, -balance), coming, expiring: [...expiring] }
}

/** Sums up the points that expire in the given day's nightly run. */
export const modelExpired = (model: Model, expiresDays: number, today: number) =>
  total(modelPoints(model, expiresDays).expiring.map(([day, point]) => (day < today ? point : 0)))
