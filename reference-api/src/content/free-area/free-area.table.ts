import type { Generated } from 'kysely'

export type FreeAreaTable = {
  channel_id: number
  code: string
  title: Generated<string>
  body: string
  position: Generated<number>
}
