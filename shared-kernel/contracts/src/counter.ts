type Counted = { counter?: string | undefined }

const pieces = '点'

/** Returns the word in which a product is counted, e.g. ケース. */
export const counterOf = ({ counter }: Counted): string => counter ?? pieces

/** Returns the word in which a product is sold. One that states the pieces of a case is sold by the case. */
export const productCounter = ({ pieces: ofCase }: { pieces?: unknown }): string =>
  ofCase ? 'ケース' : pieces

/** Returns the word for a sum of several products, or 点 if they are counted differently. */
export function commonCounter(goods: readonly Counted[]): string {
  const [first = pieces, ...others] = new Set(goods.map(counterOf))
  return others.length > 0 ? pieces : first
}
