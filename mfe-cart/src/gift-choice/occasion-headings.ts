import {
  listOccasions,
  listOccasionHeadings,
  type CartProduct,
  type OccasionHeading,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { useEffect, useState } from 'react'
import { findOccasion } from '../form-draft.state'
import { fetchHeading } from './gift-choice.api'

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

/** Returns the heading of the occasion in whose list this tab added the goods, if it is one and the same. */
export function useSuggestedHeading(lines: readonly Pick<CartProduct, 'product_id'>[]): string | undefined {
  const [heading, setHeading] = useState<string>()
  const ids = lines.map(({ product_id }) => product_id).join()
  useEffect(() => {
    const [occasion, ...others] = new Set(ids.split(',').map((id) => findOccasion(Number(id))))
    if (others.length === 0) fetchHeading(occasion).then(setHeading, () => undefined)
  }, [ids])
  return heading
}
