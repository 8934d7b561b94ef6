import { listOccasions, listOccasionHeadings, type OccasionHeading } from '@storefront/contracts'
import { call } from '@storefront/http'
import { useEffect, useState } from 'react'

/** Fetches the headings in season once a noshi is chosen. Without them none comes first. */
export function useOccasionHeadings(isNeeded: boolean): readonly OccasionHeading[] {
  const [headings, setHeadings] = useState<readonly OccasionHeading[]>([])
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    call(listOccasions, { isCacheable: true, signal: leaving.signal }).then(
      ({ data }) => setHeadings(listOccasionHeadings(data.data)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isNeeded])
  return headings
}
