import { allergensNamedIn } from './allergen.rules'
import { allergensOf, isFood, labelHeadings, labelledParts } from './food-label.rules'
import type { ImportProblem } from './import-problem.rules'
import type { ShopFolder } from './shop-folder'
import type { FoodRow } from './shop-sheets'

type Foods = Pick<ShopFolder, 'products.csv' | 'foods.csv'>

const problem = (file: string, { line }: { line: number }, column: string, reason: string): ImportProblem => ({ file, line, column, reason })

/** No food is sold without its label: what is missing, and what is written where the label would drift. */
export function foodProblems(shop: Foods): ImportProblem[] {
  const productOf = new Map(shop['products.csv'].map((product) => [product.key, product]))
  const partsOf = labelledParts(shop)
  const unlabelled = shop['products.csv'].flatMap((product) => {
    if (!isFood(product) || partsOf(product).length > 0) return []
    if (product.set.length > 0) return [problem('products.csv', product, 'set', 'セットの中身に、foods.csvに表示のある食品がありません')]
    return [problem('products.csv', product, 'key', `食品の表示がありません。foods.csvに入力してください（${product.key}）`)]
  })
  const drifting = shop['products.csv'].flatMap((product) => {
    const own = partsOf(product).length > 0 ? product.data.filter(({ label }) => labelHeadings.test(label)) : []
    return own.map(({ label }) => problem('products.csv', product, 'data', `「${label}」はfoods.csvから作られます。ここには書かないでください`))
  })
  const unfit = shop['foods.csv'].flatMap((food) => {
    const product = productOf.get(food.product)
    if (!product) return []
    if (product.set.length > 0) return [problem('foods.csv', food, 'product', `セットの表示は中身から作られます。この行を消してください（${food.product}）`)]
    return [...wrongDates(food, product.is_alcohol), ...(product.is_alcohol && food.alcohol === null ? [problem('foods.csv', food, 'alcohol', '入力してください')] : [])]
  })
  return [...unlabelled, ...drifting, ...unfit]
}

/** A food keeps until one kind of day; alcohol may go without. */
function wrongDates(food: FoodRow, isAlcohol: boolean): ImportProblem[] {
  const dates = [food.best_before, food.use_by].filter((date) => date !== null).length
  if (dates === 1 || (dates === 0 && isAlcohol)) return []
  return [problem('foods.csv', food, 'best_before', '賞味期限（best_before）か消費期限（use_by）のどちらか一つを入力してください')]
}

/** Where words and allergens disagree; the import tells it and goes on, for a word may mean something else. */
export function foodWarnings(shop: Foods): ImportProblem[] {
  const partsOf = labelledParts(shop)
  const ofProducts = shop['products.csv'].flatMap((product) => {
    const parts = partsOf(product)
    if (parts.length === 0) return []
    const contained = allergensOf(parts)
    const harmless = parts.flatMap(({ food }) => food.harmless_phrases)
    return (['name', 'catch_copy', 'description'] as const).flatMap((column) =>
      contradictions(product[column], harmless, contained).map((reason) => problem('products.csv', product, column, reason)),
    )
  })
  const ofFoods = shop['foods.csv'].flatMap((food) => {
    const contained = new Set(food.allergens)
    const named = allergensNamedIn(without(food.ingredients, food.harmless_phrases))
    return [
      ...contradictions(food.ingredients, food.harmless_phrases, contained).map((reason) => problem('foods.csv', food, 'ingredients', reason)),
      ...food.allergens
        .filter((allergen) => !named.has(allergen))
        .map((allergen) => problem('foods.csv', food, 'allergens', `「${allergen}」を含むとありますが、原材料名に見当たりません`)),
    ]
  })
  return [...ofProducts, ...ofFoods, ...idlePhrases(shop)]
}

function contradictions(text: string, harmless: readonly string[], contained: ReadonlySet<string>): string[] {
  return [...allergensNamedIn(without(text, harmless))]
    .filter(([allergen]) => !contained.has(allergen))
    .map(([allergen, word]) => `「${word}」とありますが、アレルゲンの「${allergen}」を含まないとしています`)
}

const without = (text: string, phrases: readonly string[]) => phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)

/** A phrase that was reviewed and is gone must not excuse the next text. */
function idlePhrases(shop: Foods): ImportProblem[] {
  const productOf = new Map(shop['products.csv'].map((product) => [product.key, product]))
  return shop['foods.csv'].flatMap((food) => {
    const product = productOf.get(food.product)
    const texts = [food.ingredients, product?.name, product?.catch_copy, product?.description].join('\n')
    return food.harmless_phrases
      .filter((phrase) => !texts.includes(phrase))
      .map((phrase) => problem('foods.csv', food, 'harmless_phrases', `「${phrase}」は商品の文に見当たりません`))
  })
}
