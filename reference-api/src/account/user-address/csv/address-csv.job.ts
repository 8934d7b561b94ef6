import { formatCount } from '@storefront/locale-ja'
import { findChannelById } from '../../../shop/channel/channel.sql'
import { toShopFront } from '../../../shop/channel/shop-front.rules'
import { defineJob } from '../../../platform/jobs/job'
import { composeMail } from '../../../platform/mail/mail-body.rules'
import { sendMail } from '../../../platform/mail/send-mail.job'
import type { Services } from '../../../services'
import { lockPresent } from '../../account/account-lock.sql'
import { findUser } from '../../account/user-account.sql'
import { chunked } from '../../../platform/jobs/chunked'
import { writeCsvHeading, writeCsvRows } from './address-csv.rules'
import { findAddressCsv, finishAddressCsv, removeAddressCsv, type AddressCsv } from './address-csv.sql'
import { checkCsv } from './check-csv'
import { surveyCsv } from './csv-row.rules'
import { withoutKnown } from '../known-address.rules'
import { fetchAddresses, insertAddresses } from '../user-address.sql'

type Trx = Services['db']

/** Prepares a large export, which the next request then returns. */
export const exportAddresses = defineJob<{ id: number }>({
  name: 'user-address.write-sheet',
  async run({ id }, services) {
    const csv = await findAddressCsv(services.db, id)
    if (!csv || csv.is_done) return
    const addresses = await fetchAddresses(services.db, csv.user_account_id)
    const parts = [writeCsvHeading(csv.encoding)]
    for await (const piece of chunked(addresses, 50)) parts.push(writeCsvRows(piece, csv.encoding))
    await services.storage.write(csv.storage_path, Buffer.concat(parts), 'text/csv')
    await services.db.transaction().execute(async (trx) => {
      await finishAddressCsv(trx, id)
      await tell(
        trx,
        services,
        csv,
        'お届け先一覧のご用意ができました',
        `お届け先${addresses.length.toLocaleString('ja-JP')}件の一覧をダウンロードいただけます。`,
      )
    })
  },
})

/**
 * Imports a large CSV that was validated on upload. All or nothing, and only once even if the job runs twice.
 */
export const importAddresses = defineJob<{ id: number }>({
  name: 'user-address.read-sheet',
  async run({ id }, services) {
    const csv = await findAddressCsv(services.db, id)
    if (!csv) return
    const bytes = await services.storage.read(csv.storage_path)
    const { addresses = [] } =
      (bytes && (await checkCsv(bytes, surveyCsv(bytes, Infinity), () => ({})))) ?? {}
    await services.db.transaction().execute(async (trx) => {
      if (!(await lockPresent(trx, csv.user_account_id))) return
      if (!(await findAddressCsv(trx, id))) return
      const added = withoutKnown(await fetchAddresses(trx, csv.user_account_id), addresses)
      const knownCount = addresses.length - added.length
      const known = knownCount > 0 ? `${formatCount(knownCount)}件は、すでに登録されていました。` : ''
      await insertAddresses(trx, csv.user_account_id, added)
      await removeAddressCsv(trx, id)
      await tell(
        trx,
        services,
        csv,
        'お届け先の取り込みが完了しました',
        `お届け先${formatCount(added.length)}件を登録しました。${known}`,
      )
    })
    await services.storage.remove(csv.storage_path)
  },
})

async function tell(trx: Trx, services: Services, csv: AddressCsv, subject: string, text: string) {
  const account = await findUser(trx, csv.user_account_id)
  if (!account) return
  const shop = toShopFront(services, await findChannelById(trx, account.channel_id))
  const parts = [
    { paragraph: `${account.last_name} ${account.first_name} 様` },
    { paragraph: text },
    { link: { label: 'お届け先の一覧', url: `${shop.origin}/mypage/address` } },
  ]
  await services.jobs.enqueue(trx, sendMail, composeMail(shop, account.email, subject, parts))
}
