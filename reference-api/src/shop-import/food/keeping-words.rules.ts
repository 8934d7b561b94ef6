import type { ProductRow } from '../read/shop-csv-files'
import {
  frozenWord,
  lastingWord,
  portionedWord,
  roomTemperatureWord,
} from '../../catalogue/product/words/said/services.rules'
import type { LabelledPart } from './food-label.rules'

/** Min days before the best-before date of food that 日持ちする finds. */
const lastingDays = 30

const daysOf: readonly [unit: RegExp, days: number][] = [
  [/(\d+)年/u, 365],
  [/(\d+)か月/u, 30],
  [/(\d+)日/u, 1],
]

const portioned = /個包装|個別包装|小分け/u
const cooled = /^冷[凍蔵]/u

/**
 * Lists the search words for how a product's food is kept and portioned. Every part of a set must be so;
 * food that is kept frozen lasts only there, and counts neither as lasting nor for room temperature.
 */
export function listKeepingWords(
  { description, detail, data, catch_copy }: ProductRow,
  parts: readonly LabelledPart[],
): string[] {
  if (parts.length === 0) return []
  const foods = parts.map(({ food }) => food)
  const isFrozen = foods.some(({ storage }) => storage.startsWith('冷凍'))
  const isCooled = foods.some(({ storage }) => cooled.test(storage))
  const isLasting = foods.every(({ best_before }) => countDays(best_before ?? '') >= lastingDays)
  const texts = [catch_copy, description, detail, ...data.flatMap(({ label, value }) => [label, value])]
  return [
    ...(isFrozen ? [frozenWord] : []),
    ...(isCooled ? [] : [roomTemperatureWord]),
    ...(isLasting && !isFrozen ? [lastingWord] : []),
    ...(portioned.test(texts.join('\n')) ? [portionedWord] : []),
  ]
}

function countDays(text: string): number {
  for (const [unit, days] of daysOf) {
    const count = unit.exec(text)?.[1]
    if (count) return Number(count) * days
  }
  return 0
}
