import { createStore } from '@storefront/state'

const pendingChanges = createStore(0)

export const hasPendingChanges = (): boolean => pendingChanges.get() > 0

/** Marks the cart as unsettled until this work ends. */
export function whileSettling<T>(work: Promise<T>): Promise<T> {
  pendingChanges.set(pendingChanges.get() + 1)
  return work.finally(() => pendingChanges.set(pendingChanges.get() - 1))
}

/** §9: waits at most five seconds for pending tasks; waiting on the state needs no polling. */
const longestSettlingMs = 5_000

/**
 * Resolves when no change is pending: checkout waits for it. The order's own check detects changes that hang
 * longer (`version`).
 */
export async function whenChangesSettled(): Promise<void> {
  await pendingChanges.when((count) => count === 0, longestSettlingMs)
}

export const useIsSettling = (): boolean => pendingChanges.use() > 0
