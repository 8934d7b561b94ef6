/** Global, because a release and the process that renders it are separate bundles but share one count. */
const mark = Symbol.for('storefront.faults')
const counted = globalThis as { [mark]?: Record<string, number> }

/** Cap for memory, in case a release keeps logging new messages. A program has only a few of its own. */
const mostKinds = 20

export function countFault(msg: string): void {
  const faults = (counted[mark] ??= {})
  const kind = msg in faults || Object.keys(faults).length < mostKinds ? msg : 'other'
  faults[kind] = (faults[kind] ?? 0) + 1
}

/** Returns this process's fault counts by message. */
export const faultCounts = (): Record<string, number> => ({ ...counted[mark] })
