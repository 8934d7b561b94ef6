import { useDraft } from '@storefront/forms'
import { createWidget } from '@storefront/remote'
import { LinkButton, Panel } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { MissingItems } from '../school-ways/missing-items'
import { lastSet, useAddedPieces } from '../school-ways/pupil-draft.state'
import { fetchSetOfQuery } from '../school-ways/school.api'
import { listMissing, setPath } from '../school-ways/school.rules'

/** Fetches the set that this tab last chose goods of. Undefined without one. */
function useLastSet() {
  const query = useDraft(lastSet)
  const [of, setOf] = useState<Awaited<ReturnType<typeof fetchSetOfQuery>>>()
  useEffect(() => {
    if (!query) return
    const leaving = new AbortController()
    fetchSetOfQuery(new URL(query, location.href).href, leaving.signal).then(setOf, () => undefined)
    return () => leaving.abort()
  }, [query])
  return of
}

/**
 * Names what the cart still lacks of a school's set that it has goods of, and leads back to it. Renders
 * nothing for a whole set.
 */
export function SchoolProgress() {
  const of = useLastSet()
  const { count, countOrdered, isCartKnown } = useAddedPieces()
  if (!of || !isCartKnown) return null
  const { school, set } = of
  const missing = listMissing({ ...of, sets: school.sets, count })
  const isInCart = school.sets.some(({ items }) => items.some((item) => count(item) > countOrdered(item)))
  if (missing.length === 0 || !isInCart) return null
  return (
    <Panel
      title={`${school.name} ${set.name}`}
      action={
        <LinkButton href={setPath(of)} size="sm">
          一式に戻る
        </LinkButton>
      }
    >
      <MissingItems {...of} missing={missing} />
    </Panel>
  )
}

export const schoolProgress = createWidget(SchoolProgress)
