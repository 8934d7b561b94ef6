import type { FittingDay } from '@storefront/contracts'
import { addressText } from './school.rules'

export function PlaceText({ at }: { at: Pick<FittingDay, 'place' | 'postal_code' | 'address'> }) {
  return (
    <>
      {at.place}
      <br />
      {addressText(at)}
    </>
  )
}
