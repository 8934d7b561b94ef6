import { exportUserAddresses } from '@storefront/contracts'
import { invalidFields } from '../../../platform/http/rejection'
import { suggestFile } from '../../../platform/http/reply-headers'
import { serve, type Api } from '../../../platform/http/serve'
import { countAddresses, fetchAddresses } from '../user-address.sql'
import { lossesInSjis, rowsAtOnceMax, writeCsvHeading, writeCsvRows } from './address-csv.rules'
import { preparedExport } from './prepare-export.command'

export function exportAddressesRoute(app: Api): void {
  serve(app, exportUserAddresses, async (call) => {
    const { db, member, query, reply } = call
    const { encoding = 'utf8' } = query
    if (encoding === 'sjis') refuseLosses(lossesInSjis(await fetchAddresses(db, member.id)))
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
}

function refuseLosses(losses: readonly string[]): void {
  if (losses.length === 0) return
  const advice = 'Shift_JISでは表せない文字があります。UTF-8で書き出すと、すべての文字が残ります。'
  throw invalidFields({ encoding: [advice, ...losses] })
}
