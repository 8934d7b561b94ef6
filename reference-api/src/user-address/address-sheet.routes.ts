import { exportUserAddresses, importUserAddresses } from '@storefront/contracts'
import { randomUUID } from 'node:crypto'
import { suggestFile } from '../paging.rules'
import { Rejection, type FieldErrors } from '../rejection'
import { serve, type Api, type Call } from '../serve'
import { readAddressSheet, writeAddressSheet, type SheetEncoding } from './address-sheet.rules'
import { addSheet, findExport, removeSheet } from './address-sheet.sql'
import { addressChecker } from './address-check'
import { addressLimitOf } from './address-limit.sql'
import { normaliseAddress } from './user-address.rules'
import { countAddresses, fetchAddresses, insertAddresses, lockMember } from './user-address.sql'
import { readSheet, writeSheet } from './write-sheet'

/** Longer sheets are worked on by a job. */
const rowsAtOnceMax = 1_000
/** A sheet names its first wrong lines; nobody mends ten thousand from one answer. */
const problemsMax = 100

export function addressSheetRoutes(app: Api): void {
  serve(app, exportUserAddresses, async (call) => {
    const { db, member, query, reply } = call
    const { encoding = 'utf8' } = query
    const isLong = (await countAddresses(db, member.id)) > rowsAtOnceMax
    const sheet = isLong ? await preparedExport(call, encoding) : writeAddressSheet(await fetchAddresses(db, member.id), encoding)
    if (!sheet) return { is_delayed: true, message: 'Export is delayed' }
    suggestFile(reply, 'お届け先一覧.csv', encoding === 'sjis' ? 'text/csv; charset=shift_jis' : 'text/csv; charset=utf-8')
    return sheet
  })

  serve(app, importUserAddresses, async ({ db, channel, member, upload, storage, jobs }) => {
    const bytes = upload?.bytes ?? Buffer.alloc(0)
    const rows = readAddressSheet(bytes)
    if (!rows || rows.length === 0) throw refused(['見出しのある住所録のCSVファイルを選択してください'])
    const addresses = rows.map(normaliseAddress)
    const problemsIn = await addressChecker(db, channel.id)
    const problems = addresses.flatMap((address, index) => linesOf(problemsIn(address), index + 2))
    if (problems.length > 0) throw refused(problems)
    const isDelayed = addresses.length > rowsAtOnceMax
    const storage_path = `sheets/${randomUUID()}.csv`
    if (isDelayed) await storage.write(storage_path, bytes, 'text/csv')
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      const limit = await addressLimitOf(trx, channel.id)
      const kept = await countAddresses(trx, member.id)
      if (kept + addresses.length > limit) throw refused([`お届け先は${limit}件まで登録できます（現在${kept}件）`])
      if (!isDelayed) {
        await insertAddresses(trx, member.id, addresses)
        return { count: addresses.length, is_delayed: false }
      }
      const sheet = await addSheet(trx, { user_account_id: member.id, kind: 'import', encoding: 'utf8', storage_path })
      if (sheet) await jobs.enqueue(trx, readSheet, sheet)
      return { count: 0, is_delayed: true }
    })
  })
}

type ExportCall = Pick<Call<string, undefined, undefined, 'member'>, 'db' | 'member' | 'storage' | 'jobs'>

/** The export that a job has prepared, handed out once; without one it is begun, and undefined. */
async function preparedExport({ db, member, storage, jobs }: ExportCall, encoding: SheetEncoding): Promise<Buffer | undefined> {
  const known = await findExport(db, member.id, encoding)
  if (known && !known.is_done) return undefined
  if (known) {
    const bytes = await storage.read(known.storage_path)
    await removeSheet(db, known.id)
    await storage.remove(known.storage_path)
    if (bytes) return bytes
  }
  await db.transaction().execute(async (trx) => {
    const added = await addSheet(trx, { user_account_id: member.id, kind: 'export', encoding, storage_path: `sheets/${randomUUID()}.csv` })
    if (added) await jobs.enqueue(trx, writeSheet, added)
  })
  return undefined
}

/** The sheet's line and what is wrong on it. */
const linesOf = (errors: FieldErrors, line: number) => Object.values(errors).map(([message]) => `${line}行目：${message}`)

function refused(problems: string[]) {
  const more = problems.length > problemsMax ? [`ほか${problems.length - problemsMax}件`] : []
  return new Rejection(422, 'user_address.import_failed', problems[0], { file: [...problems.slice(0, problemsMax), ...more] })
}
