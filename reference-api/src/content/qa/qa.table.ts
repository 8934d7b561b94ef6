import type { Generated, Selectable } from 'kysely'
import type { Id } from '../../platform/database/column'

export type QaTable = {
  id: Id
  channel_id: number
  qa_category_id: number
  key: string
  question: string
  answer: string
  position: Generated<number>
  is_show: Generated<boolean>
}

export type QaRow = Pick<Selectable<QaTable>, 'id' | 'key' | 'question' | 'answer'> & {
  category_id: number
  category_key: string
  category_name: string
}
