import { lookUpPostalCode, type PostalTown } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completePostalCode } from '@storefront/locale-ja'
import { useEffect, useRef, useState } from 'react'

/** Finds the towns for a seven-digit code. May reject; that never blocks the form. */
export type PostalLookup = (code: string, signal: AbortSignal) => Promise<readonly PostalTown[]>

/** Looks up the code in the shop's API, which has all of Japan's postal codes. */
export const lookUpTowns: PostalLookup = async (code, signal) =>
  (await call(lookUpPostalCode, { query: { code }, signal, outlivesRoute: true })).data.data

export type PostalLookupUse<Question> = {
  /** Called when a lookup starts. Its return value is passed to `onAnswer`. */
  onQuestion: () => Question
  onAnswer: (towns: readonly PostalTown[], question: Question) => void
}

/**
 * Looks up a code whenever its seven digits change. Skips the initial one, which comes from the saved
 * address. An unknown code has no towns.
 */
export function usePostalLookup<Question>(
  postalCode: string,
  lookup: PostalLookup,
  { onQuestion, onAnswer }: PostalLookupUse<Question>,
) {
  const digits = completePostalCode(postalCode)
  const lastDigits = useRef(digits)
  const [isUnknown, setIsUnknown] = useState(false)
  const latest = useRef({ lookup, onQuestion, onAnswer })
  useEffect(() => {
    latest.current = { lookup, onQuestion, onAnswer }
  })

  useEffect(() => {
    if (!digits || digits === lastDigits.current) return
    lastDigits.current = digits
    const controller = new AbortController()
    const question = latest.current.onQuestion()
    setIsUnknown(false)
    latest.current.lookup(digits, controller.signal).then(
      (towns) => {
        if (controller.signal.aborted) return
        setIsUnknown(towns.length === 0)
        latest.current.onAnswer(towns, question)
      },
      () => setIsUnknown(!controller.signal.aborted),
    )
    return () => controller.abort()
  }, [digits])

  return { isUnknown }
}
