import { listSpelledWords } from './product-words.rules'

test('spells the words of labels as they are written', () => {
  const spelled = listSpelledWords({
    name: '京のつけもの 冬の三種',
    name_kana: '',
    code: '',
    catch_copy: '',
    categories: ['手ぬぐい'],
    tags: ['名入れ'],
  })

  expect(spelled).toEqual(expect.arrayContaining(['つけもの', '手ぬぐい', '名入れ']))
})
