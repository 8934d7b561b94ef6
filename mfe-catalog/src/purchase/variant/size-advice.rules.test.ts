import {
  adviseGrownSize,
  adviseSize,
  findOutgrownRange,
  isLargerWanted,
  sizeAdviceText,
  sizeAdviceTone,
  sizeRangeText,
  sizeRuleText,
} from './size-advice.rules'

const table = {
  caption: '仕上がり寸法',
  rows: [
    ['サイズ', '身長の目安', '胸囲'],
    ['150', '145〜154', '90'],
    ['160', '155〜164', '96'],
  ],
}
const tall = (value: string) => [{ name: 'height', label: '身長', value }]

test('advises the size whose range holds the height', () =>
  expect(adviseSize(table, tall('156'))).toMatchObject({ size: '160', label: '身長', value: '156' }))

test.each([
  ['154.5', '150'],
  ['155', '160'],
  ['164.9', '160'],
])('advises for a height of %s the size %s', (height, size) =>
  expect(adviseSize(table, tall(height))?.size).toBe(size),
)

test.each(['', '15', 'abc'])('gives no advice for a height of %j', (value) =>
  expect(adviseSize(table, tall(value))).toBeUndefined(),
)

test('never takes a finished measure for a range', () =>
  expect(adviseSize(table, [{ name: 'chest', label: '胸囲', value: '90' }])).toBeUndefined())

test('gives no advice without a size chart', () => expect(adviseSize(null, tall('156'))).toBeUndefined())

const worn = { ...table, growth_cm: 10, rows: [...table.rows, ['170', '165〜174', '102']] }
const allSizes = ['150', '160', '170']
const grownFor = (height: string, sizes = allSizes, chart = worn) => {
  const advice = adviseSize(chart, tall(height))
  return advice && adviseGrownSize(chart, advice, sizes)
}

test('allows for growth in a garment that is worn for years', () =>
  expect(grownFor('150')).toEqual({ size: '160', growth: 10 }))

test('advises the largest sold size to a pupil who outgrows the chart', () => {
  expect(grownFor('164')?.size).toBe('170')
  expect(grownFor('158', ['150', '160'])).toBeUndefined()
})

test('advises no larger size without one', () => expect(grownFor('166')).toBeUndefined())

const outgrownBy = (height: string, sizes = allSizes) =>
  findOutgrownRange(worn, adviseSize(worn, tall(height))!, sizes)

test('states that the largest size has no room to grow', () => {
  const advice = adviseSize(worn, tall('168'))!

  expect(sizeAdviceText({ advice, grown: undefined, outgrown: outgrownBy('168') })).toBe(
    '身長168cmの方には、いちばん大きいサイズ170（身長165〜174cm）をご案内します。成長を見こんだ大きめのサイズは、ご用意がありません。',
  )
})

test.each([
  ['158', ['150', '160'], { from: 155, to: 164 }],
  ['158', allSizes, undefined],
  ['176', allSizes, undefined],
])('finds the outgrown range of %s cm among %j', (height, sizes, range) =>
  expect(outgrownBy(height, sizes)).toEqual(range),
)

test.each([
  ['140', false],
  ['150', false],
  ['168', true],
  ['176', true],
])('decides for %s cm whether a larger size is wanted', (height, isWanted) => {
  const advice = adviseSize(worn, tall(height))!

  expect(isLargerWanted({ advice, outgrown: outgrownBy(height) })).toBe(isWanted)
})

test.each([
  ['150', undefined, 'info'],
  ['150', '150', 'info'],
  ['150', '160', 'positive'],
  ['150', '170', 'caution'],
  ['168', '170', 'info'],
  ['168', '160', 'caution'],
])('advises %s cm with size %s in tone %s', (height, chosen, tone) => {
  const advice = adviseSize(worn, tall(height))!

  expect(sizeAdviceTone({ advice, grown: grownFor(height), outgrown: outgrownBy(height) }, chosen)).toBe(tone)
})

test('advises today’s size of a garment without an allowance', () =>
  expect(grownFor('150', allSizes, { ...worn, growth_cm: 0 })).toBeUndefined())

test('describes the range of a size', () => {
  expect(sizeRangeText(table, '150')).toBe('身長145〜154cm')
  expect(sizeRangeText(table, '170')).toBeUndefined()
})

test.each([
  [
    '140',
    '150',
    '身長140cmは、サイズ表の目安より小さめです。いちばん近いのは、サイズ150（身長145〜154cm）です。',
  ],
  [
    '170',
    '160',
    '身長170cmは、サイズ表の目安より大きめです。いちばん近いのは、サイズ160（身長155〜164cm）です。',
  ],
])('names the nearest size for %s cm outside the chart', (height, size, text) => {
  const advice = adviseSize(table, tall(height))!

  expect(advice.size).toBe(size)
  expect(sizeAdviceText({ advice, grown: undefined, outgrown: undefined })).toBe(text)
})

test.each([
  [
    'that is worn for years',
    worn,
    '三年間お召しになる品です。成長を見こんで、今の身長より10cm上のサイズをおすすめします。',
  ],
  ['without an allowance', table, 'この品は、今の身長に合うサイズをおすすめします。'],
  [
    'without ranges',
    {
      ...table,
      rows: [
        ['サイズ', '胸囲'],
        ['150', '90'],
      ],
    },
    undefined,
  ],
])('states the rule of a garment %s', (_garment, chart, rule) => expect(sizeRuleText(chart)).toBe(rule))
