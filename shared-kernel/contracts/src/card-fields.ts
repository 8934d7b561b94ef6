import type { CardToken } from './cart-order'

// Messages between a page of the shop and the payment service's page that it frames for a card's fields. Both
// sides send to the other's exact origin, and ignore every other origin and window.

/** A card's fields, named as in the shop's `card` form. */
export type CardFieldName = 'ccNumber' | 'ccExpiration' | 'securityCode' | 'ccName'

/** Plain text, which the frame never reads as markup. */
export type CardFieldLabel = { label: string; help?: string }

/** Colours of the shop's fields as CSS colours. */
export type CardFieldsColour = 'ink' | 'inkSoft' | 'surface' | 'line' | 'danger' | 'focus'

export type CardFieldsLook = {
  colours: Record<CardFieldsColour, string>
  fontFamily: string
  /** The page's root font size, e.g. `16px`. */
  fontSize: string
  radius: string
  isDark: boolean
}

/** Sent by the shop's page. */
export type CardFieldsCommand =
  | { kind: 'show'; labels: Record<CardFieldName, CardFieldLabel>; look: CardFieldsLook }
  | { kind: 'restyle'; look: CardFieldsLook }
  /** Shows the problem of every field. */
  | { kind: 'report' }
  /** Focuses the first invalid field, otherwise the first field. */
  | { kind: 'focus' }
  | { kind: 'tokenise'; id: number }

/** Sent by the frame. */
export type CardFieldsNotice =
  | { kind: 'loaded' }
  /** The fields are shown. The frame needs this height in CSS pixels to have no scrollbar. */
  | { kind: 'ready'; height: number }
  | { kind: 'resized'; height: number }
  | { kind: 'validity'; isValid: boolean }
  /** Enter was pressed in a field. */
  | { kind: 'submit' }
  | { kind: 'tokenised'; id: number; card: CardToken }
  /** `isAtFields`: the frame itself shows the problems, at its fields. */
  | { kind: 'refused'; id: number; message: string; isAtFields: boolean }
  /** The service did not answer the frame. */
  | { kind: 'failed'; id: number }
