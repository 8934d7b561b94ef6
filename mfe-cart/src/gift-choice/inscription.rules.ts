import type { Accessory, CartAccessory, Inscription } from '@storefront/contracts'
import { findHeading } from './noshi-heading.rules'

/** Returns the field of an accessory's text: cards have a message, all other accessories a name. */
export const textField = ({ kind }: Pick<Accessory, 'kind'>) =>
  kind === 'message_card' ? ('message' as const) : ('noshi_name' as const)

/** Returns the inscription of the attached accessory, or the default inscription. */
export function inscriptionAtFirst(
  accessory: Accessory,
  attached: CartAccessory | undefined,
  suggested?: string,
): Inscription {
  const heading = attached?.noshi_heading ?? findOffered(accessory, suggested) ?? accessory.choices[0]
  const chosen = heading === undefined ? {} : { noshi_heading: heading }
  if (accessory.kind !== 'noshi')
    return {
      ...chosen,
      ...(accessory.text_label ? { [textField(accessory)]: attached?.[textField(accessory)] ?? null } : {}),
    }
  return {
    ...chosen,
    noshi_cord: attached?.noshi_cord ?? findHeading(accessory, heading)?.cords[0] ?? null,
    noshi_place: attached?.noshi_place ?? 'outer',
    noshi_name: attached?.noshi_name ?? null,
  }
}

/** Returns true if the shopper has chosen a heading or typed a text. */
export const hasTexts = ({ noshi_heading, noshi_name, message }: CartAccessory): boolean =>
  Boolean(noshi_heading || noshi_name || message)

/** Returns true if the shopper still has to choose the heading of a noshi, which depends on the purpose. */
export const isHeadingOpen = ({ kind, choices }: Accessory, { noshi_heading }: Inscription): boolean =>
  kind === 'noshi' && choices.length > 1 && !noshi_heading

/** Returns the suggested heading if the noshi can be printed with it. */
const findOffered = ({ kind, choices }: Accessory, suggested: string | undefined) =>
  kind === 'noshi' ? choices.find((choice) => choice === suggested) : undefined

/** Leaves the heading of a new noshi open instead of presuming a purpose, unless an occasion suggests it. */
export const withOpenHeading = (
  accessory: Accessory,
  attached: CartAccessory | undefined,
  first: Inscription,
  suggested?: string,
): Inscription => {
  const open = { ...first, noshi_heading: null, noshi_cord: null }
  const isKnown = attached !== undefined || findOffered(accessory, suggested) !== undefined
  return !isKnown && isHeadingOpen(accessory, open) ? open : first
}

/** Builds the prefix of the posted fields. The prefix is unique per parcel and accessory. */
export const inscriptionPath = (placeKey: string, accessoryId: number) =>
  `inscription-${placeKey}-${accessoryId}`

const inscriptionFields = ['noshi_heading', 'noshi_cord', 'noshi_place', 'noshi_name', 'message'] as const

/** Reads the posted inscription. An empty cord means the default cord of the heading. */
export function postedInscription(form: FormData, path: string): Inscription {
  const texts = inscriptionFields.flatMap((name) => {
    const text = form.get(`${path}.${name}`)
    if (typeof text !== 'string' || (name === 'noshi_cord' && text === '')) return []
    return [[name, text.replaceAll('\r\n', '\n').trim() || null] as const]
  })
  return Object.fromEntries(texts)
}

/** Serialises an inscription's fields, to detect edits later. */
const toImprint = (texts: Partial<Record<(typeof inscriptionFields)[number], string | null>>) =>
  JSON.stringify(inscriptionFields.map((name) => texts[name]?.replaceAll('\r\n', '\n').trim() ?? ''))

/** Returns the imprint as first rendered. A default cord is rendered as an empty field. */
export const imprintAtFirst = (first: Inscription, { isUsualCord }: { isUsualCord: boolean }) =>
  toImprint(isUsualCord ? { ...first, noshi_cord: null } : first)

type InscriptionField = (typeof inscriptionFields)[number]

/** An edited inscription. `field` is the first field that differs from its initial value. */
export type TypedInscription = {
  placeKey: string
  accessoryId: number
  path: string
  field: InscriptionField
}

export function typedInscriptions(form: FormData): TypedInscription[] {
  return [...form].flatMap(([name, offered]) => {
    const [, path = '', placeKey = '', id = ''] = /^(inscription-(.+)-(\d+))\.offered$/.exec(name) ?? []
    if (path === '') return []
    const typed = Object.fromEntries(
      inscriptionFields.map((field) => [field, String(form.get(`${path}.${field}`) ?? '')]),
    )
    const [before, now] = [textsIn(String(offered)), textsIn(toImprint(typed))]
    const field = inscriptionFields.find((_, index) => now[index] !== (before[index] ?? ''))
    return field ? [{ placeKey, accessoryId: Number(id), path, field }] : []
  })
}

/** Parses an imprint's texts. Returns an empty list if the imprint is invalid. */
function textsIn(imprint: string): unknown[] {
  try {
    const texts: unknown = JSON.parse(imprint)
    return Array.isArray(texts) ? texts : []
  } catch {
    return []
  }
}

/** Returns the posted fields as they were typed, to show them again. */
export const readTexts = (form: FormData, { path }: TypedInscription): Record<string, string> =>
  Object.fromEntries(
    inscriptionFields.flatMap((field) => {
      const text = form.get(`${path}.${field}`)
      return typeof text === 'string' ? [[`${path}.${field}`, text] as const] : []
    }),
  )
