const verbs = [
  'dress-packing',
  'undress-packing',
  'dress-line',
  'undress-line',
  'copy',
  'part',
  'join',
  'gather',
  'cure',
] as const
export type Verb = (typeof verbs)[number]

/** Encodes a button's command and target for a posted screen. Keys contain no spaces. */
export const encodePress = (verb: Verb, ...of: (string | number)[]) => [verb, ...of].join(' ')

export function readPress(value: FormDataEntryValue | null) {
  const [named, key = '', other = ''] = String(value ?? '').split(' ')
  const verb = verbs.find((one) => one === named)
  return verb && { verb, key, other }
}
