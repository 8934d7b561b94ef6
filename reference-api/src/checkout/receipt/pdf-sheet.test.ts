import { pdfSheet, writeOnOneLine, writeRow, type Sheet } from './pdf-sheet'

async function draw(write: (sheet: Sheet) => void): Promise<void> {
  await pdfSheet({ Title: '', Author: '', Subject: '' }, write)
}

const figures = [{ text: '132,000円', width: 90 }]
const longName =
  '業務用 今治フェイスタオル 白（200匁・120枚入り）平地付き 名入れ対応 ホテル・旅館・温泉施設向け'

test('moves a row that wraps to the next page as a whole', async () => {
  expect.assertions(2)
  await draw((sheet) => {
    sheet.y = 770

    writeRow(sheet, longName, figures)

    expect(sheet.bufferedPageRange().count).toBe(2)
    expect(sheet.y).toBeLessThan(100)
  })
})

test('keeps a long addressee and its honorific on one line', async () => {
  expect.assertions(1)
  await draw((sheet) => {
    const top = sheet.y

    writeOnOneLine(sheet, '学校法人とても長い名前の学園 附属第二中学校・高等学校 事務局経理担当 御中', {
      size: 14,
    })

    expect(sheet.y - top).toBeLessThan(20)
  })
})
