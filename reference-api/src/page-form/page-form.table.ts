import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from '../platform/database/column'

/** One field of a server-defined form. `rules` lists rule names from §5. */
export type FormField = {
  name: string
  label: string
  type: string
  is_required?: boolean
  help?: string | null
  rules?: string[]
  options?: string | null
  autocomplete?: string | null
  is_kana_optional?: boolean
  building_label?: string
}

export type FormOption = { value: string | number; label: string }

export type PageFormTable = {
  channel_id: number
  page: string
  form: Json<FormField[]>
  data_form_default: GeneratedJson<Record<string, unknown>>
  options: GeneratedJson<Record<string, FormOption[]>>
  prefix: Generated<string>
}
