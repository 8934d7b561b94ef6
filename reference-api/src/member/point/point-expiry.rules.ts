import type { ExpiringPoint } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'

export type Grant = { point: number; created_at: string }

/** A signed change to a member's points. */
export type Movement = Grant & { kind: string; order_id: number | null }

const dayMs = 24 * 60 * 60 * 1000

/**
 * Computes each grant's remaining points, spending the oldest grant first. Owed points are paid from the next
 * grant. After a cancellation, points used on the order count as unspent and keep their expiry date, and
 * points earned by the order count as never granted.
 */
export function remainders(movements: readonly Movement[]): Grant[] {
  const grants: Grant[] = []
  let owed = 0
  for (const { point, created_at } of withoutUndone(movements)) {
    if (point > 0) {
      const paid = Math.min(point, owed)
      owed -= paid
      grants.push({ point: point - paid, created_at })
    }
    let spent = Math.max(0, -point)
    for (const grant of grants) {
      const taken = Math.min(grant.point, spent)
      grant.point -= taken
      spent -= taken
    }
    owed += spent
  }
  return grants.filter((grant) => grant.point > 0)
}

const counterparts: Partial<Record<string, string>> = { returned: 'used', revoked: 'earned' }

const sideOf = ({ kind, order_id }: Movement) => `${order_id} ${counterparts[kind] ?? kind}`

/** Drops the movements of orders that a cancellation fully reversed. */
function withoutUndone(movements: readonly Movement[]): readonly Movement[] {
  const sums = new Map<string, number>()
  for (const movement of movements)
    sums.set(sideOf(movement), (sums.get(sideOf(movement)) ?? 0) + movement.point)
  return movements.filter((movement) => movement.order_id === null || sums.get(sideOf(movement)) !== 0)
}

/** Returns the last day, in Tokyo, on which a grant can be used. */
export const computeLastDay = ({ created_at }: Pick<Grant, 'created_at'>, days: number) =>
  toTokyoDay(new Date(Date.parse(created_at) + days * dayMs))

/** Sums up points by expiry day, soonest first. Expects movements in chronological order. */
export function computeExpiringPoints(movements: readonly Movement[], days: number): ExpiringPoint[] {
  const byDay = new Map<string, number>()
  for (const grant of remainders(movements)) {
    const day = computeLastDay(grant, days)
    byDay.set(day, (byDay.get(day) ?? 0) + grant.point)
  }
  return [...byDay].map(([expires_on, point]) => ({ expires_on, point }))
}

/** Sums up the points that expired before `today`. */
export const computeExpiredPoints = (movements: readonly Movement[], days: number, today: string) =>
  computeExpiringPoints(movements, days)
    .filter(({ expires_on }) => expires_on < today)
    .reduce((sum, { point }) => sum + point, 0)
