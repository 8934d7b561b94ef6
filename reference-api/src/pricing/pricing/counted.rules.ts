/** Names the counter of a product that is sold by the case. Others are counted as 点, which needs no word. */
export const counted = ({ piece_count }: { piece_count: number | null }): { counter?: string } =>
  piece_count ? { counter: 'ケース' } : {}
