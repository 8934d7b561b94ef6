import { resolve } from 'node:path'
import { readConfiguration, type Configuration } from './configuration'
import { fetchChannels } from './shop/channel/channel.sql'
import { connectDatabase } from './platform/database/connect'
import type { Db } from './platform/database/db'
import { openShop } from './start-shop'
import { oneAtATime } from './platform/database/one-at-a-time.sql'
import { migrateShop } from './platform/database/migrate'
import { cancelByStaff } from './checkout/cancellation/cancel-by-staff.command'
import { fetchParcels, moveParcels } from './checkout/shipment/move-parcels.command'
import { printNoshi } from './checkout/shipment/print-noshi.command'
import { recordCreditPayment } from './payment/credit/record-credit-payment.command'
import { setCreditLimit } from './payment/credit/set-credit-limit.command'
import { listOwedRefunds } from './checkout/owed-refund/owed-refund.sql'
import { settleOwedRefund } from './checkout/owed-refund/settle-owed-refund.command'
import { refundOrder } from './checkout/refund/refund-order.command'
import { isParcelStatus } from './delivery/parcel/parcel.rules'
import { copyReviewPhotos } from './member/product-review/copy-review-photos.command'
import { judgeReview } from './member/product-review/judge-review.command'
import { listHeldReviews } from './member/product-review/written-review.sql'
import { openStorage } from './platform/storage/open-storage'
import { describeWarnings } from './shop-import/format/import-problem.rules'
import { importShop } from './shop-import/import-shop.command'
import { channelOfFolder, shopFolders } from './shop-import/read-shop-folder'

const usage = `Commands:
  migrate      brings the database to this version
  import DIR   loads a shop's data: all of it or nothing
  prepare DIR  migrates, and imports the shops in DIR that the database does not have yet
  reviews      lists the reviews that wait for the shop's word
  review ID show|refuse
               shows a member's review on the product's page, or does not and removes its photographs
  review ID photos FOLDER
               writes the photographs of a review into a folder, to be looked at first
  parcels ORDER_NO
               lists an order's parcels, and how far each has come
  parcel ORDER_NO preparing|shipped|delivered [PARCEL [TRACKING_NUMBER]]
               moves one parcel on, or without its number all that have an address;
               who ordered gets a mail of what is sent
  cancel ORDER_NO REASON
               cancels an order that is not prepared yet; who ordered gets a mail with the reason
  refund ORDER_NO [YEN]
               pays back a part of what a card or a wallet paid, or all that is left of it
  owed         lists the money that is to be paid back by hand, one JSON line each, the oldest first
  owed ORDER_NO paid [REFERENCE]
               notes that all that was owed for an order is paid back, with the bank's reference;
               who paid gets a mail
  credit-limit MEMBER_CODE YEN
               sets how much a business may owe, and lets it order on account if it could not
  credit-paid MEMBER_CODE YEN REFERENCE
               notes what a business has paid of its bills; the bank's reference is taken once
  noshi ORDER_NO FOLDER
               writes the noshi of an order into a folder, as SVG and as a PDF to print`

/** Runs one of the shop's commands (`npm run shop -- COMMAND`). */
async function main([command, folder, verdict, part, trackingNumber]: string[]) {
  const configuration = readConfiguration(process.env)
  if (command === 'migrate') return migrate(configuration)
  if (command === 'reviews') return tellHeldReviews(configuration)
  if (command === 'review' && folder && verdict === 'photos' && part)
    return copyPhotos(configuration, Number(folder), part)
  if (command === 'review' && folder && verdict) return judge(configuration, Number(folder), verdict)
  if (command === 'parcels' && folder) return tellParcels(configuration, folder)
  if (command === 'parcel' && folder && verdict)
    return move(configuration, { orderNo: folder, status: verdict, part, trackingNumber })
  if (command === 'credit-limit' && folder && verdict)
    return onDatabase(configuration, (db) => setCreditLimit({ db }, { code: folder, limit: Number(verdict) }))
  if (command === 'credit-paid' && folder && verdict && part)
    return onDatabase(configuration, (db) =>
      recordCreditPayment(
        { db, clock: configuration.clock },
        { code: folder, amount: Number(verdict), reference: part },
      ),
    )
  if (command === 'refund' && folder) return refund(configuration, folder, verdict)
  if (command === 'cancel' && folder && verdict) return cancel(configuration, folder, verdict)
  if (command === 'owed' && !folder) return tellOwedRefunds(configuration)
  if (command === 'owed' && folder && verdict === 'paid') return settleOwed(configuration, folder, part)
  if (command === 'noshi' && folder && verdict) return print(configuration, folder, verdict)
  if (command === 'import' && folder) return importInto(configuration, folder)
  if (command === 'prepare' && folder)
    return oneAtATime(configuration.database, 'prepare', () => prepare(configuration, folder))
  throw new Error(usage)
}

async function tellHeldReviews({ database: options }: Configuration) {
  const database = await connectDatabase(options)
  // Print as JSON so that members' text can't break the line or control the terminal.
  for (const review of await listHeldReviews(database.db)) process.stdout.write(`${JSON.stringify(review)}\n`)
  await database.close()
}

/**
 * Shows or rejects a review. Opens only the storage and the database, so the command runs without the shop's
 * secrets.
 */
async function judge(configuration: Configuration, id: number, verdict: string) {
  if (!Number.isInteger(id) || !['show', 'refuse'].includes(verdict)) throw new Error(usage)
  const storage = await openStorage(configuration.storage)
  const database = await connectDatabase(configuration.database)
  try {
    const judged = { isShown: verdict === 'show', now: configuration.clock.now() }
    if (!(await judgeReview({ db: database.db, storage }, id, judged)))
      throw new Error(`There is no review ${id}.`)
  } finally {
    await database.close()
  }
}

async function copyPhotos(configuration: Configuration, id: number, folder: string) {
  const { app, close } = await openShop(configuration)
  try {
    tell(await copyReviewPhotos(app.services, { id, folder }))
  } finally {
    await close()
  }
}

const tell = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`)

async function tellParcels({ database: options }: Configuration, orderNo: string) {
  const database = await connectDatabase(options)
  tell(await fetchParcels(database.db, orderNo))
  await database.close()
}

async function print({ database: options }: Configuration, orderNo: string, folder: string) {
  const database = await connectDatabase(options)
  tell(await printNoshi(database.db, { orderNo, folder }))
  await database.close()
}

type Words = { orderNo: string; status: string; part?: string; trackingNumber?: string }

async function move(configuration: Configuration, { orderNo, status, part, trackingNumber }: Words) {
  const parcelId = part === undefined ? undefined : Number(part)
  if (!isParcelStatus(status) || Number.isNaN(parcelId)) throw new Error(usage)
  const { app, close } = await openShop(configuration)
  try {
    tell(await moveParcels(app.services, { orderNo, status, parcelId, trackingNumber }))
  } finally {
    await close()
  }
}

async function onDatabase(configuration: Configuration, work: (db: Db) => Promise<object>) {
  const database = await connectDatabase(configuration.database)
  try {
    tell(await work(database.db))
  } finally {
    await database.close()
  }
}

async function refund(configuration: Configuration, orderNo: string, yen: string | undefined) {
  const { app, close } = await openShop(configuration)
  try {
    tell(await refundOrder(app.services, { orderNo, ...(yen === undefined ? {} : { amount: Number(yen) }) }))
  } finally {
    await close()
  }
}

async function cancel(configuration: Configuration, orderNo: string, reason: string) {
  const { app, close } = await openShop(configuration)
  try {
    tell(await cancelByStaff(app.services, { orderNo, reason }))
  } finally {
    await close()
  }
}

async function tellOwedRefunds({ database: options }: Configuration) {
  const database = await connectDatabase(options)
  for (const owed of await listOwedRefunds(database.db)) tell(owed)
  await database.close()
}

async function settleOwed(configuration: Configuration, orderNo: string, reference: string | undefined) {
  const { app, close } = await openShop(configuration)
  try {
    tell(await settleOwedRefund(app.services, { orderNo, reference }))
  } finally {
    await close()
  }
}

async function migrate({ database: options }: Configuration) {
  const database = await connectDatabase(options)
  await migrateShop(database, options)
  await database.close()
}

/**
 * Imports the shop in the folder, or one shop per subfolder. Skips shops that are already in the database, so
 * that changes made by staff are preserved.
 */
async function prepare(configuration: Configuration, folder: string) {
  const database = await connectDatabase(configuration.database)
  await migrateShop(database, configuration.database)
  const known = new Set((await fetchChannels(database.db)).map(({ code }) => code))
  await database.close()
  for (const shop of await shopFolders(resolve(folder)))
    if (!known.has(await channelOfFolder(shop))) await importInto(configuration, shop)
}

async function importInto(configuration: Configuration, folder: string) {
  const { app, close } = await openShop(configuration)
  try {
    const { channel, products, pictures, members, warnings } = await importShop(resolve(folder), app.services)
    process.stdout.write(
      `Imported into ${channel}: ${products} products, ${pictures} pictures, ${members} new members.\n`,
    )
    process.stderr.write(describeWarnings(warnings))
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(`${describeFailure(cause)}\n`)
    process.exit(1)
  },
)

/**
 * Describes a failure in one sentence with its remedy. For an import, the message lists every invalid row.
 */
function describeFailure(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database server of DATABASE_URL does not answer (${code}): start it, or unset DATABASE_URL.`
  return message || String(cause)
}
