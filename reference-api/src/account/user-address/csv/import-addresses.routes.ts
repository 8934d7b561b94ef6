import { importUserAddresses } from '@storefront/contracts'
import type { Caller } from '../../../platform/http/caller'
import { serve, type Api } from '../../../platform/http/serve'
import { limitHits } from '../../../platform/rate-limit/rate-limit.command'
import { addressChecker } from '../address-check.sql'
import { checkCsv } from './check-csv'
import { surveyCsv } from './csv-row.rules'
import { exceeded, saveAddresses, refused, fetchAddressUsage } from './import-addresses.command'

const importsOfOne = { hits: 10, windowSeconds: 600 }
const importsPerAddress = { hits: 30, windowSeconds: 600 }
const noCsv = '見出しのある住所録のCSVファイルを選択してください'

export function importAddressesRoute(app: Api): void {
  serve(
    app,
    importUserAddresses,
    async (call) => {
      const { db, channel, member, upload } = call
      const bytes = upload?.bytes ?? Buffer.alloc(0)
      const { limit, kept } = await fetchAddressUsage(db, channel.id, member.id)
      // Addresses that are already in the book take no space, so the file may contain the entire book.
      const survey = surveyCsv(bytes, limit + 1)
      if (survey.problem === 'too-many-rows') throw exceeded({ limit, kept })
      if (survey.problem === 'row-too-long') throw refused([`1行が長すぎます。${noCsv}`])
      const csv = await checkCsv(bytes, survey, await addressChecker(db, channel.id))
      if (!csv || csv.addresses.length === 0) throw refused([noCsv])
      const { addresses, problems } = csv
      if (problems.length > 0) throw refused(problems)
      return saveAddresses(call, addresses, bytes)
    },
    { admit: limitImports },
  )
}

async function limitImports(caller: Caller<'member'>) {
  await limitHits(caller, `address-import:${caller.member.id}`, importsOfOne)
  await limitHits(caller, `address-import:${caller.request.ip}`, importsPerAddress)
}
