import type { TimeseriesEntry } from '@storefront/contracts'

export type EntryValues = Record<string, unknown>

/** Returns a form's values as trimmed texts, without the empty ones. */
export const toEntryData = (values: EntryValues): TimeseriesEntry['data'] =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, String(value ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  )
