/** Global: a release and the process that renders it are separate bundles and share one count. */
const mark = Symbol.for('storefront.faults')
const counted = globalThis as { [mark]?: Record<string, number> }

/** Bounds memory if a release logs ever new messages; a program's own are few. */
const mostKinds = 20

export function countFault(msg: string): void {
  const faults = (counted[mark] ??= {})
  const kind = msg in faults || Object.keys(faults).length < mostKinds ? msg : 'other'
  faults[kind] = (faults[kind] ?? 0) + 1
}

/** Number of faults of this process by message. */
export const faultCounts = (): Record<string, number> => ({ ...counted[mark] })
