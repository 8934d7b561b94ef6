import type { ExpiringPoint } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'

/** One movement of a member's points, signed. */
export type Movement = { point: number; created_at: string }

const dayMs = 24 * 60 * 60 * 1000

/** What is left of each grant, when all that was spent was taken of the oldest first. */
export function remainders(movements: readonly Movement[]): Movement[] {
  const grants: Movement[] = []
  for (const { point, created_at } of movements) {
    if (point > 0) grants.push({ point, created_at })
    let spent = Math.max(0, -point)
    for (const grant of grants) {
      const taken = Math.min(grant.point, spent)
      grant.point -= taken
      spent -= taken
    }
  }
  return grants.filter((grant) => grant.point > 0)
}

/** The last day in Tokyo on which a grant can be used. */
export const lastDayOf = ({ created_at }: Pick<Movement, 'created_at'>, days: number) =>
  toTokyoDay(new Date(Date.parse(created_at) + days * dayMs))

/** When what expires, the next first; movements from the oldest on. */
export function expiringOf(movements: readonly Movement[], days: number): ExpiringPoint[] {
  const byDay = new Map<string, number>()
  for (const grant of remainders(movements)) {
    const day = lastDayOf(grant, days)
    byDay.set(day, (byDay.get(day) ?? 0) + grant.point)
  }
  return [...byDay].map(([expires_on, point]) => ({ expires_on, point }))
}

/** What can be used no longer. */
export const overOf = (movements: readonly Movement[], days: number, today: string) =>
  expiringOf(movements, days)
    .filter(({ expires_on }) => expires_on < today)
    .reduce((sum, { point }) => sum + point, 0)
