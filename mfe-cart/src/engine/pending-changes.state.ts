import { createStore } from '@storefront/state'

/** How many changes are on their way to the cart. */
const pendingChanges = createStore(0)

export const hasPendingChanges = (): boolean => pendingChanges.get() > 0

/** The cart counts as unsettled until this work is over. */
export function whileSettling<T>(work: Promise<T>): Promise<T> {
  pendingChanges.set(pendingChanges.get() + 1)
  return work.finally(() => pendingChanges.set(pendingChanges.get() - 1))
}

/** §9: pending tasks are waited for five seconds at most; waiting on the state needs no polling. */
const longestSettlingMs = 5_000

/**
 * Resolves when no change is on its way: checkout waits for it. What hangs longer is the order's own check to
 * find (`version`).
 */
export async function whenChangesSettled(): Promise<void> {
  await pendingChanges.when((count) => count === 0, longestSettlingMs)
}

export const useIsSettling = (): boolean => pendingChanges.use() > 0
