import { chunked } from '../../../platform/jobs/chunked'
import type { FieldErrors } from '../../../platform/http/rejection'
import { csvReader } from './address-csv.rules'
import type { CsvSurvey } from './csv-row.rules'
import { normaliseAddress } from '../user-address.rules'
import type { AddressValues } from '../user-address.table'

/** Rows per batch. Small enough for a batch to take only two or three milliseconds. */
const rowsAtATime = 20
/** Max problems listed for a CSV file. A longer list doesn't help the shopper. */
const problemsMax = 100

type CheckedCsv = { addresses: AddressValues[]; problems: string[] }

/**
 * Validates a surveyed CSV file. Returns its addresses and first problems, or undefined if the file isn't an
 * address book. Works in batches, so that other requests aren't blocked.
 */
export async function checkCsv(
  csv: Uint8Array,
  { rows: [heading, ...rows] }: CsvSurvey,
  problemsIn: (address: AddressValues) => FieldErrors,
): Promise<CheckedCsv | undefined> {
  const read = heading && csvReader(csv, heading)
  if (!read) return undefined
  const addresses: AddressValues[] = []
  const problems: string[] = []
  for await (const piece of chunked(rows, rowsAtATime)) {
    const cells = read(piece)
    if (cells.length !== piece.length) return undefined
    for (const row of cells) {
      const address = normaliseAddress(row)
      addresses.push(address)
      problems.push(
        ...Object.values(problemsIn(address)).map(([message]) => `${addresses.length + 1}行目：${message}`),
      )
    }
    if (problems.length >= problemsMax && addresses.length < rows.length)
      return { addresses, problems: [...problems.slice(0, problemsMax), stopped] }
  }
  return {
    addresses,
    problems: problems.length > problemsMax ? [...problems.slice(0, problemsMax), stopped] : problems,
  }
}

const stopped = `誤りが${problemsMax}件になったため、確認を終えました。修正してからもう一度お試しください`
