import { findChannelById } from '../channel/channel.sql'
import { shopFrontOf } from '../channel/shop-front.rules'
import { defineJob } from '../jobs/job'
import { composeMail } from '../mail/mail-body.rules'
import { sendMail } from '../mail/send-mail'
import type { Services } from '../services'
import { lockPresent } from '../user/account-lock.sql'
import { findUser } from '../user/user.sql'
import { inPieces } from '../in-pieces'
import { writeSheetHeading, writeSheetRows } from './address-sheet.rules'
import { findSheet, finishSheet, removeSheet, type AddressSheet } from './address-sheet.sql'
import { checkSheet } from './check-sheet'
import { surveySheet } from './sheet-row.rules'
import { fetchAddresses, insertAddresses } from './user-address.sql'

type Trx = Services['db']

/** Prepares a long export; the next time that it is asked for, it is the answer. */
export const writeSheet = defineJob<{ id: number }>({
  name: 'user-address.write-sheet',
  async run({ id }, services) {
    const sheet = await findSheet(services.db, id)
    if (!sheet || sheet.is_done) return
    const addresses = await fetchAddresses(services.db, sheet.user_account_id)
    const parts = [writeSheetHeading(sheet.encoding)]
    for await (const piece of inPieces(addresses, 50)) parts.push(writeSheetRows(piece, sheet.encoding))
    await services.storage.write(sheet.storage_path, Buffer.concat(parts), 'text/csv')
    await services.db.transaction().execute(async (trx) => {
      await finishSheet(trx, id)
      await tell(
        trx,
        services,
        sheet,
        'お届け先一覧のご用意ができました',
        `お届け先${addresses.length.toLocaleString('ja-JP')}件の一覧をダウンロードいただけます。`,
      )
    })
  },
})

/** Takes a long sheet over that was checked when it came in; all of it or, run twice, once. */
export const readSheet = defineJob<{ id: number }>({
  name: 'user-address.read-sheet',
  async run({ id }, services) {
    const sheet = await findSheet(services.db, id)
    if (!sheet) return
    const bytes = await services.storage.read(sheet.storage_path)
    const { addresses = [] } =
      (bytes && (await checkSheet(bytes, surveySheet(bytes, Infinity), () => ({})))) ?? {}
    await services.db.transaction().execute(async (trx) => {
      if (!(await lockPresent(trx, sheet.user_account_id))) return
      if (!(await findSheet(trx, id))) return
      await insertAddresses(trx, sheet.user_account_id, addresses)
      await removeSheet(trx, id)
      await tell(
        trx,
        services,
        sheet,
        'お届け先の取り込みが完了しました',
        `お届け先${addresses.length.toLocaleString('ja-JP')}件を登録しました。`,
      )
    })
    await services.storage.remove(sheet.storage_path)
  },
})

async function tell(trx: Trx, services: Services, sheet: AddressSheet, subject: string, text: string) {
  const account = await findUser(trx, sheet.user_account_id)
  if (!account) return
  const shop = shopFrontOf(services, await findChannelById(trx, account.channel_id))
  const parts = [
    { paragraph: `${account.last_name} ${account.first_name} 様` },
    { paragraph: text },
    { link: { label: 'お届け先の一覧', url: `${shop.origin}/mypage/address` } },
  ]
  await services.jobs.enqueue(trx, sendMail, composeMail(shop, account.email, subject, parts))
}
