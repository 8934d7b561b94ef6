import { listOccasions, listSeasonHeadings, type SeasonHeading } from '@storefront/contracts'
import { call } from '@storefront/http'
import { useEffect, useState } from 'react'

/** Fetches the headings in season for a chosen noshi. Without them none comes first. */
export function useSeasonHeadings(): readonly SeasonHeading[] {
  const [headings, setHeadings] = useState<readonly SeasonHeading[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(listOccasions, { isCacheable: true, signal: leaving.signal }).then(
      ({ data }) => setHeadings(listSeasonHeadings(data.data)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return headings
}
