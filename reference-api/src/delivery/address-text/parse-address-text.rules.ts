import { cleanText } from './clean-text.rules'
import { finishAddress } from './finish-address.rules'
import type { ParsedAddress } from './parsed-address'
import { readProse } from './prose/read-prose.rules'
import { readHeadedTable } from './table/read-table.rules'

export { parsedFields, type ParsedAddress, type ParsedField } from './parsed-address'

/** Reads at most `max + 1` addresses (one more tells the caller that there are too many). */
export function parseAddressText(text: string, max: number): ParsedAddress[] {
  const cleaned = cleanText(text)
  const lines = text.split(/\r\n?|[\n\u2028\u2029\v\f\u0085]/)
  const read = readHeadedTable(cleaned, max + 1) ?? readProse(cleaned, max)
  return read
    .slice(0, max + 1)
    .map(({ parts, firstLine, lastLine }) =>
      finishAddress({ ...parts, source: lines.slice(firstLine, lastLine + 1).join('\n') }),
    )
}
