import { createStore } from '@storefront/state'

const pendingChanges = createStore(0)

export const hasPendingChanges = (): boolean => pendingChanges.get() > 0

export function whileSettling<T>(work: Promise<T>): Promise<T> {
  pendingChanges.set(pendingChanges.get() + 1)
  return work.finally(() => pendingChanges.set(pendingChanges.get() - 1))
}

/** Waits up to five seconds for pending tasks (§9). Watching the state avoids polling. */
const longestSettlingMs = 5_000

/**
 * Resolves when no changes are pending, after at most five seconds. The checkout waits for it. If a change
 * takes longer, the order's `version` check detects the change.
 */
export async function whenChangesSettled(): Promise<void> {
  await pendingChanges.when((count) => count === 0, longestSettlingMs)
}

export const useIsSettling = (): boolean => pendingChanges.use() > 0
