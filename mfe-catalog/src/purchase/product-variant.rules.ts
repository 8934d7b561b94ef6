export type Variant = {
  id: number
  key: string
  variant_value_1?: string | null
  variant_value_2?: string | null
  stock_state: string
}

export type VariantChoice = {
  value: string
  key: string
  isCurrent: boolean
  isSoldOut: boolean
  isElsewhere: boolean
}

/**
 * Lists the values of one axis, each with the variant it selects. The selected variant keeps the value of the
 * other axis if that combination exists.
 */
export function listVariantChoices(
  variants: readonly Variant[],
  currentKey: string,
  axis: 1 | 2,
): VariantChoice[] {
  const own = axis === 1 ? 'variant_value_1' : 'variant_value_2'
  const other = axis === 1 ? 'variant_value_2' : 'variant_value_1'
  const current = variants.find(({ key }) => key === currentKey)
  const values = inSizeOrder([
    ...new Set(variants.map((variant) => variant[own]).filter((value): value is string => !!value)),
  ])
  return values.flatMap((value) => {
    const candidates = variants.filter((variant) => variant[own] === value)
    const same = candidates.find((variant) => variant[other] === current?.[other])
    const target = same ?? candidates[0]
    if (!target) return []
    return [
      {
        value,
        key: target.key,
        isCurrent: current?.[own] === value,
        isSoldOut: target.stock_state === 'sold_out',
        isElsewhere: !same,
      },
    ]
  })
}

/** Sorts numeric sizes (150, 160A, W66). Named sizes keep the shop's order. */
function inSizeOrder(values: string[]): string[] {
  const isInFigures = values.every((value) => /^[A-Z]?\d/i.test(value))
  return isInFigures
    ? values.toSorted((one, other) => one.localeCompare(other, 'ja', { numeric: true }))
    : values
}
