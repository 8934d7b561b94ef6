import { readCodeLines } from './code-lines.rules'

test.each([
  ['commas', 'B-001,5\nB-002,1'],
  ['spreadsheet cells', 'B-001\t5\r\nB-002\t1\r\n'],
  ['spaces, with a default quantity of one', 'B-001 5\n\nB-002'],
  ['counts of cases', 'B-001,5ケース\nB-002 １箱'],
  ['full-width characters', 'Ｂ－００１、５\nＢ－００２　１'],
  ['a header row, quotes and a byte order mark', '\uFEFF品番,数量\n"B-001","5"\n"B-002","1"'],
])('reads codes and quantities from %s', (_form, text) => {
  expect(readCodeLines(text)).toEqual({
    lines: [
      { code: 'B-001', quantity: 5 },
      { code: 'B-002', quantity: 1 },
    ],
  })
})

test.each([
  ['', '品番と数量を入力してください'],
  ['B-001,5\nB-002,たくさん', '2行目：数量は1以上の数字で入力してください'],
  ['B-001,24缶', '1行目：数量は1以上の数字で入力してください'],
  ['B-001,0', '1行目：数量は1以上の数字で入力してください'],
  ['B-001\0,1', '読み取れない文字が含まれています。CSVファイルをご確認ください'],
  [`B-001\n${'B'.repeat(61)},1`, '2行目：品番は60文字以内で入力してください'],
  [
    '\n'.repeat(40_001),
    '一度に入れられるのは200行までです。品番と数量だけを、いくつかに分けて入れてください',
  ],
  [Array.from({ length: 201 }, () => 'B-001').join('\n'), '一度に入れられるのは200行までです'],
])('reports an invalid row with its number', (text, problem) => {
  expect(readCodeLines(text)).toEqual({ lines: [], problem })
})

test.each(['B-001 1,000', 'B-001\t１，０００', 'B-001,"1,000"'])(
  'reads the comma of thousands in %j',
  (text) => {
    expect(readCodeLines(text)).toEqual({ lines: [{ code: 'B-001', quantity: 1000 }] })
  },
)

test.each(['B-001 1,0', 'B-001, 1,000'])('rejects the ambiguous comma in %j', (text) => {
  expect(readCodeLines(text).problem).toBe('1行目：数量は1以上の数字で入力してください')
})
