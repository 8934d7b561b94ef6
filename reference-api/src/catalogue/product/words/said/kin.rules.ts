import type { ChildSex } from '@storefront/contracts'
import { toChoiceId, type Choice, type Lexicon } from '../lexicon.rules'
import { foldSpelling } from '../spelling.rules'

/** Relatives of any age. Daughters and sons also stand for women's and men's goods. */
const nephew = /甥|姪|(?<!子)孫(?!の手|の日)/u
const offspringWord = /^(?:お?孫)?(?:娘|息子|[長次三][男女])(?:さん|ちゃん|くん)?$/u

const sexes: readonly [sex: ChildSex, said: RegExp, kin: RegExp][] = [
  ['girl', /女の[子児]|女児/u, /(?<!看板|箱入り)娘|姪|[長次三]女/u],
  ['boy', /男の[子児]|男児/u, /息子|甥|[長次三]男/u],
]

/** Last age of which a shop's goods are a child's. */
const oldestChild = 15
const pupil = /[かヶカケ]月|[小中]学生|[小中]学?\d年|高校生|[園幼]児|新入生|新1年生|新一年生/u

const isChildsAge = (text: string) =>
  pupil.test(text) || [...text.matchAll(/(\d{1,3})[歳才]/gu)].some(([, age]) => Number(age) <= oldestChild)

type Read = { choices: readonly Choice[]; words: readonly string[] }

/**
 * Decides whether a nephew, grandchild, daughter or son is a child: beside a child's occasion or age. An
 * adult's occasion (結婚, 就職) makes an adult. Without either, the goods of both are found.
 */
export function readKin(
  text: string,
  { choices, words }: Read,
  { phrases, childsOccasions }: Lexicon,
  { isChildsDay }: { isChildsDay: boolean },
): Read & { child?: ChildSex } {
  const child = phrases.get(foldSpelling('子ども'))
  const isOf = (one: Choice, other?: Choice) =>
    other !== undefined && toChoiceId(one.kind, one.key) === toChoiceId(other.kind, other.key)
  const occasions = choices.filter(({ kind }) => kind === 'occasion').map(({ key }) => key)
  const isChild =
    isChildsDay ||
    isChildsAge(text) ||
    choices.some((one) => isOf(one, child)) ||
    occasions.some((key) => childsOccasions.get(key) === 'only')
  const sex = readSex(text, { isChild })
  const isGrown = !isChild && occasions.some((key) => !childsOccasions.has(key))
  const left = isChild || isGrown ? words.filter((word) => !offspringWord.test(word)) : words
  const relative = phrases.get(foldSpelling('甥'))
  if (!nephew.test(text) || !child || !relative || isGrown) return { choices, words: left, ...sex }
  const others = isChild ? choices.filter((one) => !isOf(one, relative)) : choices
  return { choices: [...others, child], words: left, ...sex }
}

/** A daughter who gives birth (娘の出産祝い) says nothing of the baby. */
const isOfMother = (text: string) => /出産/u.test(text)

function readSex(text: string, { isChild }: { isChild: boolean }): { child?: ChildSex } {
  const isKinChild = isChild && !isOfMother(text)
  const told = sexes.filter(([, said, kin]) => said.test(text) || (isKinChild && kin.test(text)))
  const [one, ...more] = told
  return one && more.length === 0 ? { child: one[0] } : {}
}
