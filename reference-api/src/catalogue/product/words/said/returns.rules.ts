import { toChoiceId, type Choice, type Lexicon } from '../lexicon.rules'

type Find = (phrase: string) => Choice | undefined

const returned = /お?(?:返し|がえし|かえし)/u
const returnedGift = /(?:祝い?|見舞い?)[のに]?\s*お?(?:返し|がえし|かえし)/u
const mourned =
  /(?:[一三七十]+[周回]忌|四十九日|忌明け|[御ご]霊前|[御ご]仏前|お悔やみ|お?葬式|葬儀|告別式|[初新]盆|法要|法事)[のに]?\s*お?(?:返し|がえし|かえし)/gu
/** Occasions on which something is received. Its return is another one. */
const received = /祝い?$|見舞い?$/u

/**
 * Reads お返し beside another occasion as the return of its gifts: 四十九日 お返し is 香典返し, and 出産祝い お返し is
 * 内祝い.
 */
export function dropReturned(
  text: string,
  choices: readonly Choice[],
  { names }: Lexicon,
  find: Find,
): Choice[] {
  const back = find('お返し')
  if (!back || !returned.test(text) || !choices.some((one) => isSame(one, back))) return [...choices]
  const mourning = find('香典返し')
  if (mourning && choices.some((one) => isSame(one, mourning)) && !isSame(mourning, back))
    return choices.filter((one) => !isSame(one, back))
  const isReceived = (one: Choice) =>
    one.kind === 'occasion' &&
    (returnedGift.test(text) || received.test(names.get(toChoiceId(one.kind, one.key)) ?? ''))
  return choices.filter((one) => isSame(one, back) || !isReceived(one))
}

const isSame = (one: Choice, other: Choice) =>
  toChoiceId(one.kind, one.key) === toChoiceId(other.kind, other.key)

/** Writes the return of a mourning occasion as 香典返し (一周忌 お返し), if the shop has it. */
export const nameReturns = (text: string, find: Find): string =>
  find('香典返し') ? text.replace(mourned, ' 香典返し ') : text
