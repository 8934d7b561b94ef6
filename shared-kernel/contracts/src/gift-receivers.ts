export const giftReceiversMax = 50
const nameMaxLength = 40

const isName = (name: string) => {
  const { length } = [...name.normalize('NFC')]
  return length > 0 && length <= nameMaxLength
}

/** Reports names that can't be on the links of a social gift, or more names than an order may have. */
export function problemOfReceivers(names: readonly string[]): string | undefined {
  if (names.length > giftReceiversMax) return `一度にお贈りいただけるのは${giftReceiversMax}名さままでです`
  return names.every(isName) ? undefined : `贈り先のお名前を${nameMaxLength}文字以内で入力してください`
}

type Line = { product_id: number; quantity: number }

/**
 * Reports quantities that several recipients can't share equally. Lines of the same product count together,
 * because the API may join them.
 */
export function problemOfShares(lines: readonly Line[], count: number): string | undefined {
  const isShared = lines.every(({ product_id }) => {
    const same = lines.filter((line) => line.product_id === product_id)
    return same.reduce((sum, { quantity }) => sum + quantity, 0) % count === 0
  })
  return isShared ? undefined : sharesText(count)
}

export const sharesText = (count: number): string =>
  `${count}名さまに同じ品をお贈りするには、各商品の数量を${count}の倍数にしてください`
