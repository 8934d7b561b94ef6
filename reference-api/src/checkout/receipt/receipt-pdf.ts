import { formatDate, formatYen } from '@storefront/locale-ja'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { OrderLineRow } from '../../order/order-detail.table'
import type { OrderRow } from '../../order/order.table'
import {
  copyMark,
  issuerLines,
  receiptAddressee,
  receiptProviso,
  receiptRows,
  receiptTitle,
  type ReceiptIssuer,
} from './receipt.rules'

const fontPath = () =>
  createRequire(__filename).resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf')

const margin = 50
const width = 595 - margin * 2
const bottom = 780

/** The receipt of a paid order; only the glyphs that it uses are embedded. */
export async function receiptPdf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { issuer, isCopy }: { issuer: ReceiptIssuer; isCopy: boolean },
): Promise<Buffer> {
  // With its fonts it would be an eighth of the server's start.
  const { default: PdfKit } = await import('pdfkit')
  const document = new PdfKit({
    size: 'A4',
    margin,
    font: fontPath(),
    info: { Title: `領収書 ${order.order_no}`, Author: issuer.name, Subject: isCopy ? copyMark : '' },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  if (isCopy) writeCopyMark(document)
  writeHead(document, order, issuer)
  writeRows(document, order, lines)
  writeRates(document, order)
  writeIssuer(document, issuer)
  document.end()
  return finished
}

type Document = InstanceType<typeof PDFDocument>

/** A copy is no second claim to what was paid. */
function writeCopyMark(document: Document): void {
  document.fontSize(14).text(`【${copyMark}】`, margin, margin, { align: 'right' }).moveDown(0.5)
}

function writeHead(document: Document, order: OrderRow, issuer: ReceiptIssuer): void {
  document.fontSize(18).text(receiptTitle(issuer), { align: 'center' }).moveDown()
  document.fontSize(10).text(`注文番号：${order.order_no}`, { align: 'right' })
  document.text(`取引年月日：${formatDate(order.ordered_at)}`, { align: 'right' }).moveDown()
  document
    .fontSize(14)
    .text(`${receiptAddressee(order)} 様`)
    .moveDown(0.5)
  document
    .fontSize(20)
    .text(`${formatYen(order.total_payment)}（税込）`, { align: 'center', underline: true })
    .moveDown(0.5)
  document
    .fontSize(10)
    .text(`但し、${receiptProviso(order)}として上記正に領収いたしました。（${order.payment_name}）`, {
      align: 'center',
    })
    .moveDown()
}

function writeRows(document: Document, order: OrderRow, lines: readonly OrderLineRow[]): void {
  writeRow(document, '品名', '数量', '金額（税込）')
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width, document.y)
    .stroke()
    .moveDown(0.3)
  for (const { label, quantity, amount } of receiptRows(order, lines))
    writeRow(document, label, quantity, amount)
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width, document.y)
    .stroke()
    .moveDown(0.3)
}

function writeRow(document: Document, label: string, quantity: string, amount: string): void {
  if (document.y > bottom) document.addPage()
  const top = document.y
  document.fontSize(10).text(label, margin, top, { width: width - 160 })
  const next = document.y
  document.text(quantity, margin + width - 150, top, { width: 40, align: 'right' })
  document.text(amount, margin + width - 100, top, { width: 100, align: 'right' })
  document.y = Math.max(next, document.y)
  document.x = margin
}

function writeRates(document: Document, order: OrderRow): void {
  for (const rate of order.amount_by_tax_rate) {
    writeRow(
      document,
      `${rate.tax_rate}%対象${rate.is_reduced ? '（※軽減税率）' : ''}`,
      '',
      formatYen(rate.amount),
    )
    writeRow(document, '　内消費税', '', formatYen(rate.tax_amount))
  }
  writeRow(document, '合計', '', formatYen(order.total_payment))
  if (order.amount_by_tax_rate.some((rate) => rate.is_reduced))
    document.fontSize(9).text('※印は軽減税率対象商品です。', margin)
  document.moveDown()
}

function writeIssuer(document: Document, issuer: ReceiptIssuer): void {
  document.fontSize(10)
  for (const line of issuerLines(issuer)) document.text(line, margin, document.y, { width, align: 'right' })
}
