import { usualCord } from '@storefront/contracts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawNoshi } from '../../catalogue/accessory/noshi/draw-noshi'
import { noshiPdf } from '../../catalogue/accessory/noshi/noshi-pdf'
import { noshiSvg } from '../../catalogue/accessory/noshi/noshi-svg.rules'
import type { Db } from '../../platform/database/db'
import { listOrderLines } from '../../order/order/order-detail.sql'
import { findOrderByNumberOnly } from '../../order/order/order.sql'

type NoshiPrint = { file: string; copies: number; heading: string; place: string }

/**
 * Writes an order's noshi to a folder, exactly as previewed: one SVG each, and a PDF with one page per piece.
 * Error messages are for staff.
 */
export async function printNoshi(
  db: Db,
  { orderNo, folder }: { orderNo: string; folder: string },
): Promise<NoshiPrint[]> {
  const order = await findOrderByNumberOnly(db, orderNo)
  if (!order) throw new Error(`There is no order ${orderNo}.`)
  if (order.status === 'cancelled') throw new Error(`Order ${orderNo} is cancelled: nothing is printed.`)
  const lines = await listOrderLines(db, [order.id])
  const papers = lines.flatMap(({ accessories }) => accessories).filter(({ kind }) => kind === 'noshi')
  if (papers.length === 0) throw new Error(`Order ${orderNo} has no noshi.`)
  await mkdir(folder, { recursive: true })
  const drawn = await Promise.all(
    papers.map(async ({ noshi_heading, noshi_cord, noshi_name, noshi_place, quantity }, index) => {
      const heading = noshi_heading ?? ''
      const shapes = await drawNoshi({
        heading,
        cord: noshi_cord ?? usualCord(heading),
        name: noshi_name ?? undefined,
      })
      const file = `${orderNo}-noshi-${index + 1}.svg`
      await writeFile(join(folder, file), noshiSvg(shapes))
      return { shapes, print: { file, copies: quantity, heading, place: noshi_place ?? 'outer' } }
    }),
  )
  const pages = drawn.flatMap(({ shapes, print }) => Array.from({ length: print.copies }, () => shapes))
  const file = `${orderNo}-noshi.pdf`
  await writeFile(join(folder, file), await noshiPdf(pages, { title: `のし ${orderNo}` }))
  return drawn.map(({ print }) => print)
}
