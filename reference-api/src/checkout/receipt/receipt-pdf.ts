import { formatDate, formatYen } from '@storefront/locale-ja'
import type { OrderLineRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import {
  margin,
  pdfSheet,
  writeNote,
  writeOnOneLine,
  writeRight,
  writeRow,
  writeRule,
  type Sheet,
} from './pdf-sheet'
import {
  copyMark,
  issuerLines,
  receiptAddressee,
  receiptProviso,
  receiptRows,
  receiptTitle,
  reducedRateNote,
  type ReceiptIssuer,
} from './receipt.rules'

export const receiptPdf = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { issuer, isCopy }: { issuer: ReceiptIssuer; isCopy: boolean },
): Promise<Buffer> =>
  pdfSheet(
    { Title: `領収書 ${order.order_no}`, Author: issuer.name, Subject: isCopy ? copyMark : '' },
    (sheet) => {
      if (isCopy) writeCopyMark(sheet)
      writeHead(sheet, order, issuer)
      writeRows(sheet, order, lines)
      writeRates(sheet, order)
      writeRight(sheet, issuerLines(issuer))
    },
  )

/** Marks the receipt as a copy, so that the expense isn't claimed twice. */
function writeCopyMark(document: Sheet): void {
  document.fontSize(14).text(`【${copyMark}】`, margin, margin, { align: 'right' }).moveDown(0.5)
}

function writeHead(document: Sheet, order: OrderRow, issuer: ReceiptIssuer): void {
  document.fontSize(18).text(receiptTitle(issuer), { align: 'center' }).moveDown()
  document.fontSize(10).text(`注文番号：${order.order_no}`, { align: 'right' })
  document.text(`取引年月日：${formatDate(order.ordered_at)}`, { align: 'right' }).moveDown()
  writeOnOneLine(document, receiptAddressee(order), { size: 14 })
  document.moveDown(0.5)
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

function writeRows(document: Sheet, order: OrderRow, lines: readonly OrderLineRow[]): void {
  writeAmount(document, '品名', '数量', '金額（税込）')
  writeRule(document)
  for (const { label, quantity, amount } of receiptRows(order, lines))
    writeAmount(document, label, quantity, amount)
  writeRule(document)
}

const writeAmount = (document: Sheet, label: string, quantity: string, amount: string) =>
  writeRow(document, label, [
    { text: quantity, width: 62 },
    { text: amount, width: 110 },
  ])

function writeRates(document: Sheet, order: OrderRow): void {
  writeAmount(document, '税抜合計', '', formatYen(order.total_payment - order.total_tax))
  writeAmount(document, '消費税', '', formatYen(order.total_tax))
  writeAmount(document, '合計（税込）', '', formatYen(order.total_payment))
  for (const rate of order.amount_by_tax_rate) {
    writeAmount(
      document,
      `${rate.tax_rate}%対象${rate.is_reduced ? '（※軽減税率）' : ''}`,
      '',
      formatYen(rate.amount),
    )
    writeAmount(document, '　内消費税', '', formatYen(rate.tax_amount))
  }
  const note = reducedRateNote(order.amount_by_tax_rate)
  if (note) writeNote(document, note)
  document.moveDown()
}
