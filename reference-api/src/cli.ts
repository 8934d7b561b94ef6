import { resolve } from 'node:path'
import { readConfiguration, type Configuration } from './configuration'
import { fetchChannels } from './shop/channel/channel.sql'
import { connectDatabase, type ConnectedDatabase } from './platform/database/connect'
import type { Db } from './platform/database/db'
import type { Services } from './services'
import { describeStartFailure } from './start-failure.rules'
import { openShop } from './start-shop'
import { listFailedJobs, retryFailedJobs } from './platform/jobs/failed-job.sql'
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
  failed-jobs  lists the mails and payments that were given up, one JSON line each, the oldest first
  failed-jobs retry ID|NAME
               tries one again, or all of a name (mail.send); mails whose code or link has lapsed are dropped
  credit-limit MEMBER_CODE YEN
               sets how much a business may owe, and lets it order on account if it could not
  credit-paid MEMBER_CODE YEN REFERENCE
               notes what a business has paid of its bills; the bank's reference is taken once
  noshi ORDER_NO FOLDER
               writes the noshi of an order into a folder, as SVG and as a PDF to print`

/** Arguments after the command. A missing one is undefined. */
type Words = [first?: string, second?: string, third?: string, fourth?: string]

/** Runs one command. Returns undefined if its arguments are incomplete or invalid. */
type Command = (configuration: Configuration, words: Words) => Promise<void> | undefined

const commands: Record<string, Command> = {
  migrate: (configuration) =>
    withDatabase(configuration, (_db, database) => migrateShop(database, configuration.database)),
  import: (configuration, [folder]) => (folder ? importInto(configuration, folder) : undefined),
  prepare: (configuration, [folder]) =>
    folder ? oneAtATime(configuration.database, 'prepare', () => prepare(configuration, folder)) : undefined,
  reviews: (configuration) => withDatabase(configuration, listHeldReviews),
  review: reviewCommand,
  parcels: (configuration, [orderNo]) =>
    orderNo ? withDatabase(configuration, (db) => fetchParcels(db, orderNo)) : undefined,
  parcel: (configuration, [orderNo, status, part, trackingNumber]) => {
    const parcelId = part === undefined ? undefined : Number(part)
    if (!orderNo || !status || !isParcelStatus(status) || Number.isNaN(parcelId)) return undefined
    return withShop(configuration, (services) =>
      moveParcels(services, { orderNo, status, parcelId, trackingNumber }),
    )
  },
  cancel: (configuration, [orderNo, reason]) =>
    orderNo && reason
      ? withShop(configuration, (services) => cancelByStaff(services, { orderNo, reason }))
      : undefined,
  refund: (configuration, [orderNo, yen]) =>
    orderNo
      ? withShop(configuration, (services) =>
          refundOrder(services, { orderNo, ...(yen === undefined ? {} : { amount: Number(yen) }) }),
        )
      : undefined,
  owed: (configuration, [orderNo, verdict, reference]) => {
    if (!orderNo) return withDatabase(configuration, listOwedRefunds)
    if (verdict !== 'paid') return undefined
    return withShop(configuration, (services) => settleOwedRefund(services, { orderNo, reference }))
  },
  'failed-jobs': (configuration, [verb, idOrName]) => {
    if (!verb) return withDatabase(configuration, listFailedJobs)
    if (verb !== 'retry' || !idOrName) return undefined
    return withDatabase(configuration, async (db) => {
      const retried = await retryFailedJobs(db, idOrName)
      if (retried.length === 0) throw new Error(`There is no failed job ${idOrName}.`)
      return { retried: retried.length }
    })
  },
  'credit-limit': (configuration, [code, yen]) =>
    code && yen
      ? withDatabase(configuration, (db) => setCreditLimit({ db }, { code, limit: Number(yen) }))
      : undefined,
  'credit-paid': (configuration, [code, yen, reference]) => {
    if (!code || !yen || !reference) return undefined
    const { clock } = configuration
    return withDatabase(configuration, (db) =>
      recordCreditPayment({ db, clock }, { code, amount: Number(yen), reference }),
    )
  },
  noshi: (configuration, [orderNo, folder]) =>
    orderNo && folder ? withDatabase(configuration, (db) => printNoshi(db, { orderNo, folder })) : undefined,
}

/** Runs one of the shop's commands (`npm run shop -- COMMAND`). */
async function main([name = '', ...words]: string[]) {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined
  const running = run?.(readConfiguration(process.env), words as Words)
  if (!running) throw new Error(usage)
  await running
}

/** Runs a command on the database alone, i.e. without the shop's secrets. */
async function withDatabase(
  { database: options }: Configuration,
  work: (db: Db, database: ConnectedDatabase) => Promise<unknown>,
) {
  const database = await connectDatabase(options)
  try {
    tell(await work(database.db, database))
  } finally {
    await database.close()
  }
}

async function withShop(configuration: Configuration, work: (services: Services) => Promise<unknown>) {
  const { app, close } = await openShop(configuration)
  try {
    tell(await work(app.services))
  } finally {
    await close()
  }
}

/**
 * Prints an answer, or each entry of a list, on one line. As JSON, members' text can't break the line or
 * control the terminal.
 */
function tell(answer: unknown) {
  for (const one of [answer].flat()) if (one !== undefined) process.stdout.write(`${JSON.stringify(one)}\n`)
}

/** Shows, rejects or prepares a review. A verdict needs the storage and the database alone. */
function reviewCommand(configuration: Configuration, [review, verdict, folder]: Words) {
  const id = Number(review)
  if (verdict === 'photos' && folder)
    return withShop(configuration, (services) => copyReviewPhotos(services, { id, folder }))
  if (!Number.isInteger(id) || (verdict !== 'show' && verdict !== 'refuse')) return undefined
  return withDatabase(configuration, async (db) => {
    const storage = await openStorage(configuration.storage)
    const judged = { isShown: verdict === 'show', now: configuration.clock.now() }
    if (!(await judgeReview({ db, storage }, id, judged))) throw new Error(`There is no review ${id}.`)
  })
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

const importInto = (configuration: Configuration, folder: string) =>
  withShop(configuration, async (services) => {
    const { channel, products, pictures, members, warnings } = await importShop(resolve(folder), services)
    process.stdout.write(
      `Imported into ${channel}: ${products} products, ${pictures} pictures, ${members} new members.\n`,
    )
    process.stderr.write(describeWarnings(warnings))
  })

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(`${describeStartFailure(cause)}\n`)
    process.exit(1)
  },
)
