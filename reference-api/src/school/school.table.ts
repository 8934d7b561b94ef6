/** A school whose uniforms the shop sells; its key is on the order form that pupils get. */
export type SchoolTable = { channel_id: number; key: string; name: string }
