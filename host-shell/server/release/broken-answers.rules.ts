import type { Fragment } from '@storefront/remote/server'
import type { Difference } from '../compare/differences.rules'

type Pair = { path: string; stable: Answered; candidate: Answered }
type Answered = Pick<Fragment, 'brokenAnswers'>

/**
 * Lists the fields of API responses that a candidate's contracts require and the API does not give, unless
 * the stable release misses them on the same page. Earlier releases do not report, so they prove nothing.
 */
export const findBrokenAnswers = (pairs: Pair[]): Difference[] =>
  pairs.flatMap(({ path, stable, candidate }) => {
    if (!stable.brokenAnswers || !candidate.brokenAnswers) return []
    const known = new Set(stable.brokenAnswers.map(({ call, field }) => `${call} ${field}`))
    return candidate.brokenAnswers
      .filter(({ call, field }) => !known.has(`${call} ${field}`))
      .map(({ call, field, expected, found }) => ({
        kind: 'contract' as const,
        place: `${call} ${field}`,
        path,
        text: `its contract has ${field} of ${call} as ${expected}, the API answers ${found}`,
      }))
  })
