import { randomUUID } from 'node:crypto'
import { withMemberLock } from '../../account/account-lock.sql'
import type { Db } from '../../../platform/database/db'
import { Rejection } from '../../../platform/http/rejection'
import type { Call } from '../../../platform/http/serve'
import { fetchAddressLimit } from '../address-limit.sql'
import { withoutKnown } from '../known-address.rules'
import { countAddresses, fetchAddresses, insertAddresses } from '../user-address.sql'
import type { AddressValues } from '../user-address.table'
import { importAddresses } from './address-csv.job'
import { rowsAtOnceMax } from './address-csv.rules'
import { addAddressCsv, isImporting } from './address-csv.sql'

type ImportCall = Pick<
  Call<string, undefined, undefined, 'member'>,
  'db' | 'channel' | 'member' | 'storage' | 'jobs'
>
type Room = { limit: number; kept: number }

const stillImporting =
  '先に選ばれた住所録を取り込んでいます。完了のメールが届いてから、もう一度お試しください'

export const refused = (problems: string[]) =>
  new Rejection(422, 'user_address.import_failed', problems[0], { file: problems })
export const exceeded = ({ limit, kept }: Room) =>
  refused([`お届け先は${limit}件まで登録できます（現在${kept}件）`])

export async function fetchAddressUsage(db: Db, channelId: number, memberId: number): Promise<Room> {
  return { limit: await fetchAddressLimit(db, channelId), kept: await countAddresses(db, memberId) }
}

/** Adds all new addresses in the file, or none. Larger files are imported by a job. */
export async function saveAddresses(
  { db, channel, member, storage, jobs }: ImportCall,
  addresses: AddressValues[],
  bytes: Buffer,
): Promise<{ count: number; known_count?: number; is_delayed: boolean }> {
  const isDelayed = addresses.length > rowsAtOnceMax
  const storage_path = `sheets/${randomUUID()}.csv`
  if (isDelayed) await storage.write(storage_path, bytes, 'text/csv')
  return withMemberLock(db, member.id, async (trx) => {
    const room = await fetchAddressUsage(trx, channel.id, member.id)
    const added = withoutKnown(await fetchAddresses(trx, member.id), addresses)
    if (room.kept + added.length > room.limit) throw exceeded(room)
    if (await isImporting(trx, member.id)) throw refused([stillImporting])
    if (!isDelayed) {
      await insertAddresses(trx, member.id, added)
      const known = addresses.length - added.length
      return { count: added.length, ...(known > 0 ? { known_count: known } : {}), is_delayed: false }
    }
    const csv = await addAddressCsv(trx, {
      user_account_id: member.id,
      kind: 'import',
      encoding: 'utf8',
      storage_path,
    })
    if (csv) await jobs.enqueue(trx, importAddresses, csv)
    return { count: 0, is_delayed: true }
  })
}
