import { boolean, nullable, object, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** Whether a school of the uniform shop knows this key (§3 School check). */
export const checkSchool = endpoint({
  method: 'POST',
  path: '/takimoto/v1/schools/check',
  access: 'public',
  body: object({ key: string() }),
  response: type({ key: string(), check: boolean(), name: nullable(string()) }),
})
