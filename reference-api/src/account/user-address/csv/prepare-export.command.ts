import { randomUUID } from 'node:crypto'
import { withMemberLock } from '../../account/account-lock.sql'
import type { Call } from '../../../platform/http/serve'
import { exportAddresses } from './address-csv.job'
import type { CsvEncoding } from './address-csv.rules'
import { addAddressCsv, findExport, removeAddressCsv } from './address-csv.sql'

type ExportCall = Pick<Call<string, undefined, undefined, 'member'>, 'db' | 'member' | 'storage' | 'jobs'>

/**
 * Returns the export that the job prepared, once. If there is no export yet, starts the job and returns
 * undefined.
 */
export async function preparedExport(
  { db, member, storage, jobs }: ExportCall,
  encoding: CsvEncoding,
): Promise<Buffer | undefined> {
  const known = await findExport(db, member.id, encoding)
  if (known && !known.is_done) return undefined
  if (known) {
    const bytes = await storage.read(known.storage_path)
    await removeAddressCsv(db, known.id)
    await storage.remove(known.storage_path)
    if (bytes) return bytes
  }
  await withMemberLock(db, member.id, async (trx) => {
    const added = await addAddressCsv(trx, {
      user_account_id: member.id,
      kind: 'export',
      encoding,
      storage_path: `sheets/${randomUUID()}.csv`,
    })
    if (added) await jobs.enqueue(trx, exportAddresses, added)
  })
  return undefined
}
