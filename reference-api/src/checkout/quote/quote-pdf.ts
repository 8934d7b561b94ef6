import type { Cart } from '@storefront/contracts'
import { formatDate, formatYen } from '@storefront/locale-ja'
import { readAddressee } from '../../delivery/address-text/person/honorifics.rules'
import {
  pdfSheet,
  writeNote,
  writeOnOneLine,
  writeRight,
  writeRow,
  writeRule,
  type Sheet,
} from '../receipt/pdf-sheet'
import { issuerLines, reducedRateNote, type ReceiptIssuer } from '../receipt/receipt.rules'
import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import { carriageNote, quoteDays, quoteRows, totalScope, type AssumedPlace } from './quote.rules'

type Detail = Cart['data']['detail']
type Quote = {
  addressee: string
  issuer: ReceiptIssuer
  now: Date
  rates: readonly CarriageRate[]
  place: AssumedPlace
}

const dayMs = 86_400_000

/** Creates a quote for the cart, which a business can use for internal approval. */
export const quotePdf = (detail: Detail, { addressee, issuer, now, ...postage }: Quote): Promise<Buffer> =>
  pdfSheet({ Title: '御見積書', Author: issuer.name, Subject: addressee }, (sheet) => {
    const until = new Date(now.getTime() + quoteDays * dayMs)
    sheet.fontSize(18).text('御見積書', { align: 'center' }).moveDown()
    writeRight(sheet, [
      `発行日：${formatDate(now.toISOString())}`,
      `有効期限：${formatDate(until.toISOString())}`,
    ])
    sheet.moveDown()
    writeOnOneLine(sheet, `${readAddressee(addressee).name} 御中`, { size: 14 })
    sheet.moveDown(0.5).fontSize(10).text('下記のとおり、お見積り申し上げます。').moveDown(0.5)
    const total = `${formatYen(detail.order.total_payment)}（${totalScope(detail, postage)}）`
    writeOnOneLine(sheet, `御見積金額　${total}`, { size: 20, align: 'center', underline: true })
    sheet.moveDown()
    writeFigures(sheet, '品番・品名', ['数量', '単価（税抜）', '金額（税込）'])
    writeRule(sheet)
    for (const { label, quantity, price, amount } of quoteRows(detail))
      writeFigures(sheet, label, [quantity, price, amount])
    writeRule(sheet)
    writeSums(sheet, detail, postage)
    sheet.moveDown()
    writeRight(sheet, issuerLines(issuer))
  })

function writeFigures(sheet: Sheet, label: string, [quantity = '', price = '', amount = '']: string[]): void {
  writeRow(sheet, label, [
    { text: quantity, width: 62 },
    { text: price, width: 75 },
    { text: amount, width: 85 },
  ])
}

function writeSums(sheet: Sheet, detail: Detail, postage: Pick<Quote, 'rates' | 'place'>): void {
  const { total_payment, total_tax } = detail.order
  writeFigures(sheet, '税抜合計', ['', '', formatYen(total_payment - total_tax)])
  writeFigures(sheet, '消費税', ['', '', formatYen(total_tax)])
  writeFigures(sheet, `合計（${totalScope(detail, postage)}）`, ['', '', formatYen(total_payment)])
  for (const { tax_rate, is_reduced, amount, tax_amount } of detail.order.amount_by_tax_rate) {
    writeFigures(sheet, `${tax_rate}%対象${is_reduced ? '（※軽減税率）' : ''}`, ['', '', formatYen(amount)])
    writeFigures(sheet, '　内消費税', ['', '', formatYen(tax_amount)])
  }
  const notes = [carriageNote(detail, postage), reducedRateNote(detail.order.amount_by_tax_rate)]
  for (const note of notes) if (note) writeNote(sheet, note)
}
