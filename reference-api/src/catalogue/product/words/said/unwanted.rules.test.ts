import { readUnwanted } from './unwanted.rules'

const goods = ['花', 'お花', 'お菓子', 'お茶', 'タオル', 'ケーキ', '肉', '魚']
const known = {
  isGoods: (word: string) => goods.includes(word),
  isChoice: (word: string) => word === '母の日',
}
const read = (text: string) => {
  const { rest, unwanted } = readUnwanted(text, known)
  return [rest.trim().replace(/\s+/g, ' '), unwanted]
}

test.each([
  ['祖母に花以外でお見舞い', '祖母に お見舞い', ['花']],
  ['花以外のもの', 'もの', ['花']],
  ['お菓子とお茶以外で香典返し', '香典返し', ['お菓子', 'お茶']],
  ['ケーキではなくクッキー', 'クッキー', ['ケーキ']],
  ['タオルじゃなくてお菓子', 'お菓子', ['タオル']],
  ['肉や魚は避けたい お歳暮', 'お歳暮', ['肉', '魚']],
  ['お花はいらない 退職祝い', '退職祝い', ['お花']],
  ['タオル抜きで', '', ['タオル']],
  ['母の日花以外', '母の日', ['花']],
])('reads the goods that %s leaves out', (text, rest, unwanted) => {
  expect(read(text)).toEqual([rest, unwanted])
})

test('leaves an unknown noun out and keeps the words before it', () => {
  expect(read('父に生花以外で')).toEqual(['父に', []])
})

test.each(['送料はいらない', 'のしは不要'])('leaves %s to be read as a service', (text) => {
  expect(read(text)).toEqual([text, []])
})

test('leaves out only the adjective of what goods are not', () => {
  expect(read('父に甘くないもの')).toEqual(['父に もの', []])
})
