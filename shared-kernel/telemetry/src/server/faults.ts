/** A release and the process that renders it are built apart, and count together. */
const mark = Symbol.for('storefront.faults')
const counted = globalThis as { [mark]?: Record<string, number> }

/** The words of a line are a program's own; a release that makes up new ones fills no memory. */
const mostKinds = 20

/** Counts a line of the log that tells of a fault. */
export function countFault(msg: string): void {
  const faults = (counted[mark] ??= {})
  const kind = msg in faults || Object.keys(faults).length < mostKinds ? msg : 'other'
  faults[kind] = (faults[kind] ?? 0) + 1
}

/** How often this process has told of each fault. */
export const faultCounts = (): Record<string, number> => ({ ...counted[mark] })
