type Variant = {
  variant_label_1: string | null
  variant_value_1: string | null
  variant_label_2: string | null
  variant_value_2: string | null
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/**
 * Names the variant as carts, orders and mails show it, or null if the product has none. A value without
 * Japanese letters bears its label, because 160 or W63 alone says neither size nor length: サイズ W63, 白.
 */
export function variantNameOf(of: Variant): string | null {
  const parts = [
    named(of.variant_label_1, of.variant_value_1),
    named(of.variant_label_2, of.variant_value_2),
  ].filter(Boolean)
  return parts.join(' / ') || null
}

function named(label: string | null, value: string | null): string {
  if (!value) return ''
  return label && !japanese.test(value) ? `${label} ${value}` : value
}
