import Encoding from 'encoding-japanese'
import { text } from './column.rules'
import { readCsv } from './csv.rules'

const read = (bytes: Uint8Array) => readCsv('tags.csv', bytes, { key: text, name: text })
const inShiftJis = (words: string) =>
  Buffer.from(Encoding.convert(Encoding.stringToCode(words), { to: 'SJIS', from: 'UNICODE' }))

test.each([
  ['UTF-8', Buffer.from('key,name\na,髙島屋\n')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFkey,name\r\na,髙島屋\r\n')],
])('reads a file in %s', (_encoding, bytes) => {
  expect(read(bytes)).toMatchObject({ rows: [{ key: 'a', name: '髙島屋', line: 2 }], problems: [] })
})

test('reads a file written by Japanese Windows', () => {
  expect(read(inShiftJis('key,name\r\na,贈りもの\r\n')).rows).toMatchObject([{ name: '贈りもの' }])
})

test.each([
  ['a NUL', Buffer.from('key,name\na,b\0c\n'), '読み取れない文字があります。UTF-8で保存してください'],
  [
    'UTF-16',
    Buffer.from('\uFEFFkey,name\na,b\n', 'utf16le'),
    '読み取れない文字があります。UTF-8で保存してください',
  ],
  ['an unterminated quote', Buffer.from('key,name\na,"b\n'), '表として読めません（'],
  ['too much data', Buffer.alloc(64 * 1024 * 1024 + 1, 'a'), 'ファイルが大きすぎます'],
])('reports one problem and returns no rows for a file with %s', (_what, bytes, reason) => {
  const { rows, problems } = read(bytes)

  expect(rows).toEqual([])
  expect(problems).toMatchObject([
    { file: 'tags.csv', line: 0, reason: expect.stringContaining(reason) as unknown },
  ])
})
