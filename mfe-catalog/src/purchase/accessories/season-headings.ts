import { listOccasions, listSeasonHeadings, type SeasonHeading } from '@storefront/contracts'
import { call } from '@storefront/http'
import { useEffect, useState } from 'react'

/** Fetches the headings in season once a noshi is chosen. Without them none comes first. */
export function useSeasonHeadings(isNeeded: boolean): readonly SeasonHeading[] {
  const [headings, setHeadings] = useState<readonly SeasonHeading[]>([])
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    call(listOccasions, { isCacheable: true, signal: leaving.signal }).then(
      ({ data }) => setHeadings(listSeasonHeadings(data.data)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isNeeded])
  return headings
}
