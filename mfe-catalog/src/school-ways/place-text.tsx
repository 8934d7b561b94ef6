import type { FittingDay } from '@storefront/contracts'
import { addressText } from './school.rules'

/** Where pupils are measured: the place, and its address on a line of its own. */
export function PlaceText({ at }: { at: Pick<FittingDay, 'place' | 'postal_code' | 'address'> }) {
  return (
    <>
      {at.place}
      <br />
      {addressText(at)}
    </>
  )
}
