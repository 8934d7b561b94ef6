import { exportUserAddresses, importUserAddresses } from '@storefront/contracts'
import { suggestFile } from '../paging.rules'
import { Rejection, type FieldErrors } from '../rejection'
import { serve, type Api } from '../serve'
import { readAddressSheet, writeAddressSheet } from './address-sheet.rules'
import { addressLimit, addressProblems, normaliseAddress } from './user-address.rules'
import { fetchAddresses, insertAddresses, lockMember } from './user-address.sql'

export function addressSheetRoutes(app: Api): void {
  serve(app, exportUserAddresses, async ({ db, member, query, reply }) => {
    const encoding = query.encoding === 'sjis' ? 'sjis' : 'utf8'
    suggestFile(reply, 'お届け先一覧.csv', encoding === 'sjis' ? 'text/csv; charset=shift_jis' : 'text/csv; charset=utf-8')
    return writeAddressSheet(await fetchAddresses(db, member.id), encoding)
  })

  serve(app, importUserAddresses, async ({ db, member, upload }) => {
    const rows = readAddressSheet(upload?.bytes ?? Buffer.alloc(0))
    if (!rows || rows.length === 0) throw refused(['見出しのある住所録のCSVファイルを選択してください'])
    const addresses = rows.map(normaliseAddress)
    const problems = addresses.flatMap((address, index) => linesOf(addressProblems(address), index + 2))
    if (problems.length > 0) throw refused(problems)
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      const kept = (await fetchAddresses(trx, member.id)).length
      if (kept + addresses.length > addressLimit) throw refused([`お届け先は${addressLimit}件まで登録できます（現在${kept}件）`])
      await insertAddresses(trx, member.id, addresses)
      return { count: addresses.length }
    })
  })
}

/** The sheet's line and what is wrong on it. */
const linesOf = (errors: FieldErrors, line: number) => Object.values(errors).map(([message]) => `${line}行目：${message}`)

const refused = (problems: string[]) => new Rejection(422, 'user_address.import_failed', problems[0], { file: problems })
