import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { shopNowMs } from '../clock/shop-clock'
import { change } from '../staff/changes-of-staff'

/** Moves the deadline of an order's gifts into the past. Returns the number of gifts changed. */
export const letGiftsLapse = (orderNo: string) =>
  change(
    `update social_gift set expires_at = $2
     from "order" where "order".id = order_id and order_no = $1`,
    [orderNo, new Date(shopNowMs() - 60_000).toISOString()],
  )

const command = path.resolve(__dirname, '../../../shared-kernel/tooling/bin/shop.mjs')

/** Runs a shop command on the database of the running shop. Returns the output. */
async function shop(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL }
  return (await promisify(execFile)(process.execPath, [command, ...words], { env })).stdout
}

type Parcel = { id: number; receiver_name: string }

/** Marks all of an order's parcels as shipped or delivered, or only the parcel of one recipient. */
export async function moveParcels(orderNo: string, status: 'shipped' | 'delivered', receiver?: string) {
  if (receiver === undefined) return shop('parcel', orderNo, status)
  const { parcels } = JSON.parse(await shop('parcels', orderNo)) as { parcels: Parcel[] }
  const parcel = parcels.find(({ receiver_name }) => receiver_name === receiver)
  return shop('parcel', orderNo, status, String(parcel?.id))
}
