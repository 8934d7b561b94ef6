/** `region` is one of the shipping regions. */
export type CarriageRateTable = {
  region: string
  carriage_kind: 'normal' | 'cool'
  price_with_tax: number
  free_from: number | null
}

/** The same for one channel; where a channel has none, the shop's rate holds. */
export type ChannelCarriageRateTable = CarriageRateTable & { channel_id: number }
