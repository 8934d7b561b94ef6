import { array, enums, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Knot and colours of a noshi's paper cord. */
export const noshiCords = ['bow', 'knot', 'black_white', 'yellow_white'] as const
export type NoshiCord = (typeof noshiCords)[number]

export const noshiCordNames: Record<NoshiCord, string> = {
  bow: '紅白蝶結び',
  knot: '紅白結び切り',
  black_white: '黒白結び切り',
  yellow_white: '黄白結び切り',
}

/** Returns the cord for a heading that isn't in the shop's file. Must never return an inauspicious knot. */
export function usualCord(heading: string | null | undefined): NoshiCord {
  if (/^(志|偲び草|満中陰志|粗供養)$|御供|御仏前|御霊前|御香/.test(heading ?? '')) return 'black_white'
  return /結婚|寿|見舞|快気|全快/.test(heading ?? '') ? 'knot' : 'bow'
}

/** Whether the noshi goes over or under the wrapping paper. */
export const noshiPlaces = ['outer', 'inner'] as const
export type NoshiPlace = (typeof noshiPlaces)[number]

export const noshiPlaceNames: Record<NoshiPlace, string> = { outer: '外のし', inner: '内のし' }

/** Explains each placement beside its choice. */
export const noshiPlaceNotes: Record<NoshiPlace, string> = {
  outer:
    '包装紙の上に（包装なしなら箱に）かけます。季節のご挨拶やお祝い、お供えなど、表書きを見せたいときに。',
  inner: '箱にかけ、包装を選ぶとその上から包みます。内祝いや香典返しなど、控えめにしたいときに。',
}

/** Maximum number of names, written side by side from the right. A larger group is written as one name. */
export const noshiNamesMax = 3

/** The heading of a noshi without text. */
export const blankNoshi = '無地'

/** The text above the cord (表書き), with its purpose, allowed cords and etiquette. */
export const NoshiHeading = type({
  heading: string(),
  /** Groups headings, e.g. お祝い. */
  purpose: string(),
  /** Allowed cords. The first is the default. */
  cords: array(enums(noshiCords)),
  note: string(),
})
export type NoshiHeading = Infer<typeof NoshiHeading>

/** Splits the text of a noshi into its names, one per line. */
export const noshiNames = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')

type NameBounds = { heading: string | null | undefined; label: string; longest: number }

/** Returns a readable error about the names of a noshi, or undefined if they are valid. */
export function problemOfNoshiNames(
  text: string,
  { heading, label, longest }: NameBounds,
): string | undefined {
  const names = noshiNames(text)
  if (heading === blankNoshi && names.length > 0)
    return `${blankNoshi}のしには${label}は入りません。空欄にするか、別の表書きを選択してください`
  if (names.length > noshiNamesMax)
    return `${label}は${noshiNamesMax}名までです。4名以上のときは「○○一同」などと入力してください`
  return [...names.join('').normalize('NFC')].length > longest
    ? `${label}は${longest}文字以内で入力してください`
    : undefined
}

/** The text on an accessory. */
export type Inscription = {
  noshi_heading?: string | null
  noshi_cord?: NoshiCord | null
  noshi_place?: NoshiPlace | null
  noshi_name?: string | null
  message?: string | null
}

/** The text on an accessory of a known kind. */
type Inscribed = Inscription & { kind: string }

/** Shown where a noshi has room for names but gets none, so that a forgotten name is noticed. */
const withoutNames = 'お名前なし'

const formatNames = ({ kind, noshi_heading, noshi_name }: Inscribed): string => {
  const names = noshiNames(noshi_name).join('　')
  const isNameless = names === '' && kind === 'noshi' && noshi_heading !== blankNoshi
  return isNameless ? withoutNames : names
}

/** Joins the parts of an inscription into one line, e.g. 御祝・紅白蝶結び・外のし・山田　鈴木. */
export const inscriptionText = (inscribed: Inscribed): string => {
  const { noshi_heading, noshi_cord, noshi_place, message } = inscribed
  return [
    noshi_heading,
    noshi_cord && noshiCordNames[noshi_cord],
    noshi_place && noshiPlaceNames[noshi_place],
    formatNames(inscribed),
    message && `「${message}」`,
  ]
    .filter(Boolean)
    .join('・')
}

/** Checks for a noshi with a heading and nobody's name, which the shopper may have overlooked. */
export const isNoshiNameless = ({ noshi_heading, noshi_name }: Inscription): boolean =>
  Boolean(noshi_heading) && noshi_heading !== blankNoshi && noshiNames(noshi_name).length === 0

export const noshiFormats = ['svg', 'png'] as const
export type NoshiFormat = (typeof noshiFormats)[number]

/** The noshi as the shop prints it: A4, letters as outlines. SVG in millimetres, or PNG 600 pixels wide. */
export const drawNoshi = endpoint({
  method: 'GET',
  path: '/v1/noshi/drawing',
  access: 'public',
  beyondSpec: 'ADR 0077',
  query: object({
    heading: string(),
    cord: enums(noshiCords),
    name: optional(string()),
    /** Mail programs show no SVG. Defaults to `svg`. */
    format: optional(enums(noshiFormats)),
  }),
  payload: 'file',
})

/** Builds the path of a noshi's picture. Missing names stay out of it; a missing cord is the usual one. */
export function noshiDrawingUrl(
  { noshi_heading, noshi_cord, noshi_name }: Inscription,
  format?: NoshiFormat,
): string {
  const names = noshiNames(noshi_name).join('\n')
  const query = new URLSearchParams({
    heading: noshi_heading ?? '',
    cord: noshi_cord ?? usualCord(noshi_heading),
    ...(names === '' ? {} : { name: names }),
    ...(format ? { format } : {}),
  })
  return `${drawNoshi.path}?${query.toString()}`
}
