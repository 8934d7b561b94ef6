export type SchoolName = { name: string; name_kana: string }

/** Ends of names of schools as they are written, as families say them, and as they are heard. */
const kinds = [
  { ends: ['小学校'], said: ['小', '小学', '小学校'], heard: ['ショウ', 'ショウガッコウ'] },
  { ends: ['中学校'], said: ['中', '中学', '中学校'], heard: ['チュウ', 'チュウガク', 'チュウガッコウ'] },
  {
    ends: ['高等学校', '高校'],
    said: ['高', '高校', '高等学校'],
    heard: ['コウコウ', 'コウトウガッコウ'],
  },
] as const

/**
 * Lists the spellings of each school's name: 緑ヶ丘中, 緑ケ丘, みどりがおか中学. Names without their end count only if
 * no other school shares them.
 */
export function listSchoolSpellings(schools: readonly SchoolName[]): [name: string, spellings: string[]][] {
  const read = schools.map((school) => ({ name: school.name, ...readName(school) }))
  const shared = new Map<string, number>()
  for (const { bases } of read) for (const base of bases) shared.set(base, (shared.get(base) ?? 0) + 1)
  return read.map(({ name, bases, ends }) => [
    name,
    bases.flatMap((base) => [
      ...(shared.get(base) === 1 ? [base] : []),
      ...ends.flatMap((end) => [base + end, `${base}の${end}`]),
    ]),
  ])
}

function readName({ name, name_kana }: SchoolName) {
  const kind = kinds.find(({ ends }) => ends.some((end) => name.endsWith(end)))
  const end = kind?.ends.find((one) => name.endsWith(one)) ?? ''
  const heard = kind?.heard.findLast((one) => name_kana.endsWith(one)) ?? ''
  const base = name.slice(0, name.length - end.length)
  const kana = name_kana.slice(0, name_kana.length - heard.length)
  const bases = [...listPlaceSpellings(base), ...(kana ? [kana] : [])]
  return { bases: [...new Set(bases)], ends: kind ? [...kind.said, ...kind.heard] : [] }
}

const joint = /(?<=\p{Script=Han})[がヶケヵゖガ](?=\p{Script=Han})/u

/** Lists how the が of a place is written: 緑が丘, 緑ヶ丘, 緑ケ丘, 緑丘. */
const listPlaceSpellings = (base: string) =>
  joint.test(base) ? ['が', 'ヶ', 'ケ', 'ガ', ''].map((letter) => base.replace(joint, letter)) : [base]
