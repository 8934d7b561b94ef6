import { exportUserAddresses, importUserAddresses } from '@storefront/contracts'
import { randomUUID } from 'node:crypto'
import { suggestFile } from '../../http/reply-headers'
import { limitHits } from '../../rate-limit/rate-limit.command'
import { Rejection } from '../../http/rejection'
import { lockMember } from '../../account/account-lock.sql'
import { serve, type Api, type Call, type Caller } from '../../http/serve'
import { writeCsvHeading, writeCsvRows, type CsvEncoding } from './address-csv.rules'
import { addAddressCsv, findExport, isImporting, removeAddressCsv } from './address-csv.sql'
import { addressChecker } from '../address-check'
import { addressLimitOf } from '../address-limit.sql'
import { checkCsv } from './check-csv'
import { surveyCsv } from './csv-row.rules'
import { countAddresses, fetchAddresses, insertAddresses } from '../user-address.sql'
import { importAddresses, exportAddresses } from './address-csv.job'

/** Longer CSV files are worked on by a job. */
const rowsAtOnceMax = 1_000
const importsOfOne = { hits: 10, windowSeconds: 600 }
const importsPerAddress = { hits: 30, windowSeconds: 600 }

export function addressCsvRoutes(app: Api): void {
  serve(app, exportUserAddresses, async (call) => {
    const { db, member, query, reply } = call
    const { encoding = 'utf8' } = query
    const isLong = (await countAddresses(db, member.id)) > rowsAtOnceMax
    const csv = isLong
      ? await preparedExport(call, encoding)
      : Buffer.concat([
          writeCsvHeading(encoding),
          writeCsvRows(await fetchAddresses(db, member.id), encoding),
        ])
    if (!csv) return { is_delayed: true, message: 'Export is delayed' }
    suggestFile(
      reply,
      'お届け先一覧.csv',
      encoding === 'sjis' ? 'text/csv; charset=shift_jis' : 'text/csv; charset=utf-8',
    )
    return csv
  })

  serve(
    app,
    importUserAddresses,
    async (call) => {
      const { db, channel, member, upload, storage, jobs } = call
      const bytes = upload?.bytes ?? Buffer.alloc(0)
      const { limit, kept } = await roomOf(db, channel.id, member.id)
      const survey = surveyCsv(bytes, Math.max(limit - kept, 0) + 1)
      if (survey.problem === 'too-many-rows') throw exceeded({ limit, kept })
      if (survey.problem === 'row-too-long') throw refused([`1行が長すぎます。${noCsv}`])
      const csv = await checkCsv(bytes, survey, await addressChecker(db, channel.id))
      if (!csv || csv.addresses.length === 0) throw refused([noCsv])
      const { addresses, problems } = csv
      if (problems.length > 0) throw refused(problems)
      const isDelayed = addresses.length > rowsAtOnceMax
      const storage_path = `sheets/${randomUUID()}.csv`
      if (isDelayed) await storage.write(storage_path, bytes, 'text/csv')
      return db.transaction().execute(async (trx) => {
        await lockMember(trx, member.id)
        const room = await roomOf(trx, channel.id, member.id)
        if (room.kept + addresses.length > room.limit) throw exceeded(room)
        if (await isImporting(trx, member.id)) throw refused([stillImporting])
        if (!isDelayed) {
          await insertAddresses(trx, member.id, addresses)
          return { count: addresses.length, is_delayed: false }
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
    },
    limitImports,
  )
}

async function limitImports(caller: Caller<'member'>) {
  await limitHits(caller, `address-import:${caller.member.id}`, importsOfOne)
  await limitHits(caller, `address-import:${caller.request.ip}`, importsPerAddress)
}

type ExportCall = Pick<Call<string, undefined, undefined, 'member'>, 'db' | 'member' | 'storage' | 'jobs'>

/** The export that a job has prepared, handed out once; without one it is begun, and undefined. */
async function preparedExport(
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
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, member.id)
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

type Room = { limit: number; kept: number }

/** How many addresses the member may keep, and how many are kept. */
async function roomOf(
  db: Call<string, undefined, undefined, 'member'>['db'],
  channelId: number,
  memberId: number,
): Promise<Room> {
  return { limit: await addressLimitOf(db, channelId), kept: await countAddresses(db, memberId) }
}

const noCsv = '見出しのある住所録のCSVファイルを選択してください'
const stillImporting =
  '先に選ばれた住所録を取り込んでいます。完了のメールが届いてから、もう一度お試しください'

const refused = (problems: string[]) =>
  new Rejection(422, 'user_address.import_failed', problems[0], { file: problems })
const exceeded = ({ limit, kept }: Room) => refused([`お届け先は${limit}件まで登録できます（現在${kept}件）`])
