import { problemOfPicture } from './picture.rules'

const mebibyte = 1024 * 1024

test.each([
  ['an image of 5 MB', { name: 'a.png', type: 'image/png', size: 5 * mebibyte }, undefined],
  [
    'an image one byte larger',
    { name: 'a.png', type: 'image/png', size: 5 * mebibyte + 1 },
    '「a.png」は5MBを超えています。5MB以下の画像を選択してください',
  ],
  [
    'an empty file',
    { name: 'a.png', type: 'image/png', size: 0 },
    '「a.png」は添付できません。JPEG・PNG・WebPの画像を選択してください',
  ],
  [
    'another type of file',
    { name: 'a.pdf', type: 'application/pdf', size: 1 },
    '「a.pdf」は添付できません。JPEG・PNG・WebPの画像を選択してください',
  ],
])('validates %s', (_case, file, problem) => expect(problemOfPicture(file)).toBe(problem))
