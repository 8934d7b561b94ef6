import type { FoodRow, ProductRow } from '../read/shop-csv-files'
import { listKeepingWords } from './keeping-words.rules'

const product = { catch_copy: '', description: '', detail: '', data: [] } as unknown as ProductRow
const part = (storage: string, best_before: string | undefined) => ({
  food: { storage, best_before } as FoodRow,
  name: '',
  isAlcohol: false,
  quantity: 1,
})

const dry = part('直射日光を避け、常温で保存', '製造日から60日')
const opened = part('常温で保存。開封後は冷蔵し、お早めに', '製造日から1年（未開封）')
const fresh = part('直射日光を避け、25℃以下で保存', undefined)
const frozen = part('冷凍（-18℃以下）で保存', '製造日から180日（冷凍）')
const chilled = part('冷蔵（10℃以下）で保存', '製造日から20日')

test.each([
  ['dry food', [dry], ['常温', '日持ちする']],
  ['food to be cooled once opened', [opened], ['常温', '日持ちする']],
  ['food of a few days', [fresh], ['常温']],
  ['frozen food', [frozen], ['冷凍']],
  ['chilled food', [chilled], []],
  ['a set with a chilled part', [dry, chilled], []],
  ['goods that are no food', [], []],
])('finds %s by how it is kept', (_what, parts, words) => {
  expect(listKeepingWords(product, parts)).toEqual(words)
})

test.each([
  ['1個ずつ個包装しています。', true],
  ['小分けの袋です。', true],
  ['一枚ずつ焼いています。', false],
])('reads portions from %s: %s', (description, isPortioned) => {
  expect(listKeepingWords({ ...product, description }, [dry]).includes('個包装')).toBe(isPortioned)
})
