import { allergensNamedIn } from '../format/allergen.rules'
import { collectAllergens, isFood, labelHeadings, labelledParts } from './food-label.rules'
import type { ImportProblem } from '../format/import-problem.rules'
import type { ShopFolder } from '../read/shop-folder'
import type { FoodRow, ProductRow } from '../read/shop-csv-files'

const asked = '原材料名・内容量・期限・保存方法・アレルゲン'

type Foods = Pick<ShopFolder, 'products.csv' | 'foods.csv'>

const ofProduct = ({ line }: ProductRow, column: keyof ProductRow, reason: string): ImportProblem => ({
  file: 'products.csv',
  line,
  column,
  reason,
})
const ofFood = ({ line }: FoodRow, column: keyof FoodRow, reason: string): ImportProblem => ({
  file: 'foods.csv',
  line,
  column,
  reason,
})

/** Reports food without a complete label, and label text in places where the text could get out of sync. */
export function foodProblems(shop: Foods): ImportProblem[] {
  const productOf = new Map(shop['products.csv'].map((product) => [product.key, product]))
  const partsOf = labelledParts(shop)
  const unlabelled = shop['products.csv'].flatMap((product) => {
    if (!isFood(product) || partsOf(product).length > 0) return []
    if (product.set.length > 0)
      return [ofProduct(product, 'set', 'セットの中身に、foods.csvに表示のある食品がありません')]
    return [
      ofProduct(
        product,
        'key',
        `食品の表示がありません（${product.key}）。foods.csvに${asked}を入力してください`,
      ),
    ]
  })
  const drifting = shop['products.csv'].flatMap((product) => {
    if (partsOf(product).length === 0) return []
    const own = product.data.filter(({ label }) => labelHeadings.test(label))
    return own.map(({ label }) =>
      ofProduct(product, 'data', `「${label}」はfoods.csvから作られます。ここには書かないでください`),
    )
  })
  const unfit = shop['foods.csv'].flatMap((food) => {
    const product = productOf.get(food.product)
    if (!product) return []
    if (product.set.length > 0)
      return [
        ofFood(
          food,
          'product',
          `セットの表示は中身から作られます。この行を消してください（${food.product}）`,
        ),
      ]
    const isStrengthMissing = product.is_alcohol && food.alcohol === null
    const strength = isStrengthMissing ? [ofFood(food, 'alcohol', '入力してください')] : []
    return [...wrongDates(food, product), ...strength]
  })
  return [...unlabelled, ...drifting, ...unfit]
}

/** Reports food without exactly one kind of date. Alcohol may have no date. */
function wrongDates(food: FoodRow, { is_alcohol }: { is_alcohol: boolean }): ImportProblem[] {
  const dates = [food.best_before, food.use_by].filter((date) => date !== null).length
  if (dates === 1 || (dates === 0 && is_alcohol)) return []
  return [
    ofFood(
      food,
      'best_before',
      '賞味期限（best_before）か消費期限（use_by）のどちらか一つを入力してください',
    ),
  ]
}

/**
 * Reports texts that contradict the declared allergens. These are only warnings, because a word can mean
 * something else.
 */
export function foodWarnings(shop: Foods): ImportProblem[] {
  const partsOf = labelledParts(shop)
  const ofProducts = shop['products.csv'].flatMap((product) => {
    const parts = partsOf(product)
    if (parts.length === 0) return []
    const contained = collectAllergens(parts)
    const harmless = parts.flatMap(({ food }) => food.harmless_phrases)
    return (['name', 'catch_copy', 'description'] as const).flatMap((column) =>
      contradictions(product[column], harmless, contained, (reason) => ofProduct(product, column, reason)),
    )
  })
  const ofFoods = shop['foods.csv'].flatMap((food) => {
    const contained = new Set(food.allergens)
    const { ingredients, harmless_phrases } = food
    const named = allergensNamedIn(without(ingredients, harmless_phrases))
    return [
      ...contradictions(ingredients, harmless_phrases, contained, (why) => ofFood(food, 'ingredients', why)),
      ...food.allergens
        .filter((allergen) => !named.has(allergen))
        .map((allergen) =>
          ofFood(food, 'allergens', `「${allergen}」を含むとありますが、原材料名に見当たりません`),
        ),
    ]
  })
  return [...ofProducts, ...ofFoods, ...idlePhrases(shop)]
}

function contradictions(
  text: string,
  harmless: readonly string[],
  contained: ReadonlySet<string>,
  tell: (reason: string) => ImportProblem,
): ImportProblem[] {
  return [...allergensNamedIn(without(text, harmless))]
    .filter(([allergen]) => !contained.has(allergen))
    .map(([allergen, word]) =>
      tell(`「${word}」とありますが、アレルゲンの「${allergen}」を含まないとしています`),
    )
}

const without = (text: string, phrases: readonly string[]) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)

/** Reports reviewed phrases that no longer occur, so that they can't excuse a future text. */
function idlePhrases(shop: Foods): ImportProblem[] {
  const productOf = new Map(shop['products.csv'].map((product) => [product.key, product]))
  return shop['foods.csv'].flatMap((food) => {
    const product = productOf.get(food.product)
    const texts = [food.ingredients, product?.name, product?.catch_copy, product?.description].join('\n')
    return food.harmless_phrases
      .filter((phrase) => !texts.includes(phrase))
      .map((phrase) => ofFood(food, 'harmless_phrases', `「${phrase}」は商品の文に見当たりません`))
  })
}
