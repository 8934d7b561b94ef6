import { lookUpPostalCode, type PostalTown } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completePostalCode } from '@storefront/locale-ja'
import { useEffect, useRef, useState } from 'react'

/** Finds the towns of seven digits; rejects when it cannot, which never blocks the form. */
export type PostalLookup = (code: string, signal: AbortSignal) => Promise<readonly PostalTown[]>

/** Asks the shop's API, which has Japan's whole list. */
export const lookUpTowns: PostalLookup = async (code, signal) =>
  (await call(lookUpPostalCode, { query: { code }, signal, outlivesRoute: true })).data.data

export type PostalLookupUse = {
  /** Whether the code's change is of the shopper's hand; a draft that is restored changes it, too. */
  isTyping: () => boolean
  onAnswer: (towns: readonly PostalTown[], how: { isTyped: boolean }) => void
}

/**
 * Looks a code up whenever its seven digits change, and only then; the first code is the saved one and is
 * left alone. An unknown code has no towns.
 */
export function usePostalLookup(
  postalCode: string,
  lookup: PostalLookup,
  { isTyping, onAnswer }: PostalLookupUse,
) {
  const digits = completePostalCode(postalCode)
  const lastDigits = useRef(digits)
  const [isUnknown, setIsUnknown] = useState(false)
  const latest = useRef({ lookup, isTyping, onAnswer })
  useEffect(() => {
    latest.current = { lookup, isTyping, onAnswer }
  })

  useEffect(() => {
    if (!digits || digits === lastDigits.current) return
    lastDigits.current = digits
    const controller = new AbortController()
    const isTyped = latest.current.isTyping()
    setIsUnknown(false)
    latest.current.lookup(digits, controller.signal).then(
      (towns) => {
        if (controller.signal.aborted) return
        setIsUnknown(towns.length === 0)
        latest.current.onAnswer(towns, { isTyped })
      },
      () => setIsUnknown(!controller.signal.aborted),
    )
    return () => controller.abort()
  }, [digits])

  return { isUnknown }
}
