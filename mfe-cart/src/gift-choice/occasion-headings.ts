import { listOccasions, listOccasionHeadings, type OccasionHeading } from '@storefront/contracts'
import { call } from '@storefront/http'
import { useEffect, useState } from 'react'

/** Fetches the headings in season for a chosen noshi. Without them none comes first. */
export function useOccasionHeadings(): readonly OccasionHeading[] {
  const [headings, setHeadings] = useState<readonly OccasionHeading[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(listOccasions, { isCacheable: true, signal: leaving.signal }).then(
      ({ data }) => setHeadings(listOccasionHeadings(data.data)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return headings
}
