const verbs = [
  'dress-packing',
  'undress-packing',
  'dress-line',
  'undress-line',
  'copy',
  'part',
  'join',
  'gather',
] as const
export type Verb = (typeof verbs)[number]

/** What a button of the screen does when the screen is posted, and to what; keys hold no space. */
export const pressOf = (verb: Verb, ...of: (string | number)[]) => [verb, ...of].join(' ')

export function readPress(value: FormDataEntryValue | null) {
  const [named, key = '', other = ''] = String(value ?? '').split(' ')
  const verb = verbs.find((one) => one === named)
  return verb && { verb, key, other }
}
