import { textOfFile } from './text-of-file.rules'

test('decodes a file as UTF-8 or Shift_JIS', () => {
  const windows = Uint8Array.of(0x95, 0x69, 0x94, 0xd4, 0x2c, 0x35)

  expect([textOfFile(new TextEncoder().encode('品番,5')), textOfFile(windows)]).toEqual(['品番,5', '品番,5'])
})
