export type SvgContentTable = { channel_id: number; url: string; content: string }
