import {
  array,
  boolean,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  union,
  unknown,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'

/** One field of a server-defined form. `rules` are rule names from §5, e.g. `kana`, `decimal:1`. */
export const FormField = type({
  name: string(),
  label: string(),
  type: string(),
  is_required: optional(boolean()),
  help: optional(nullable(string())),
  rules: optional(array(string())),
  /** Key into the layout's options. Defaults to the name of the field. */
  options: optional(nullable(string())),
  autocomplete: optional(nullable(string())),
  /** True if the shop doesn't require kana (§5). Only for `person_name`. */
  is_kana_optional: optional(boolean()),
  /** Label of the line below the street, e.g. 会社名・建物名. Only for `address`. */
  building_label: optional(string()),
})
export type FormField = Infer<typeof FormField>

export const FormLayout = type({
  form: array(FormField),
  dataFormDefault: record(string(), unknown()),
  options: record(string(), array(type({ value: union([string(), number()]), label: string() }))),
  /** Prefix of every field's name in the request. */
  prefix: nullable(string()),
})
export type FormLayout = Infer<typeof FormLayout>

/** 404 if the page has no form of its own. */
export const getFormLayout = endpoint({
  method: 'GET',
  path: '/v1/pages/front/layout/:page',
  access: 'public',
  response: FormLayout,
})
