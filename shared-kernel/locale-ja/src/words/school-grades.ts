/** Number of grades of each kind of school. The law ties the kind to the ending of a school's name. */
const kinds: readonly [ending: RegExp, grades: number][] = [
  [/義務教育学校$/, 9],
  [/中等教育学校$/, 6],
  [/(高等学校|高校)/, 3],
  [/(中学校|中学)/, 3],
  [/小学校/, 6],
]

const gradesWithoutKind = 6

/** Lists the grades of a school by its name, e.g. 1 to 3 for 緑が丘中学校. Unknown kinds have six. */
export function listGradesOf(school: string | undefined): number[] {
  const [, length] = kinds.find(([ending]) => ending.test(school ?? '')) ?? [undefined, gradesWithoutKind]
  return Array.from({ length }, (_, index) => index + 1)
}
