import { array, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

/** `body` is sanitised HTML. */
export const Popup = type({
  id: integer(),
  key: string(),
  title: string(),
  body: string(),
  image: nullable(Picture),
  url: nullable(string()),
  /**
   * When a dismissed popup may reappear: never (`once`), the next day or the next visit. Absent means never.
   */
  frequency: optional(enums(['once', 'day', 'session'])),
})
export type Popup = Infer<typeof Popup>

export const listPopups = endpoint({
  method: 'GET',
  path: '/v1/popups',
  access: 'public',
  response: type({ data: array(Popup) }),
})

export const getPopup = endpoint({ method: 'GET', path: '/v1/popups/:id', access: 'public', response: Popup })
