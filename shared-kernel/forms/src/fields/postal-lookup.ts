import { lookUpPostalCode, type PostalTown } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completePostalCode } from '@storefront/locale-ja'
import { useEffect, useRef, useState } from 'react'

/** Finds the towns of a seven-digit postal code. A rejected lookup never blocks the form. */
export type PostalLookup = (code: string, signal: AbortSignal) => Promise<readonly PostalTown[]>

/** Looks up the postal code in the shop's API, which has all postal codes of Japan. */
export const lookUpTowns: PostalLookup = async (code, signal) =>
  (await call(lookUpPostalCode, { query: { code }, signal, outlivesRoute: true })).data.data

export type PostalLookupUse<Question> = {
  /** Called when a lookup starts. `onAnswer` receives its return value. */
  onQuestion: () => Question
  onAnswer: (towns: readonly PostalTown[], question: Question) => void
}

/**
 * Looks up a postal code whenever its seven digits change, except the initial code, which belongs to the
 * saved address. `isUnknown` is true if the code has no towns or the lookup failed, `isPending` while its
 * answer is awaited.
 */
export function usePostalLookup<Question>(
  postalCode: string,
  lookup: PostalLookup,
  { onQuestion, onAnswer }: PostalLookupUse<Question>,
) {
  const digits = completePostalCode(postalCode)
  const lastDigits = useRef(digits)
  const [isUnknown, setIsUnknown] = useState(false)
  const [awaited, setAwaited] = useState<string>()
  const latest = useRef({ lookup, onQuestion, onAnswer })
  useEffect(() => {
    latest.current = { lookup, onQuestion, onAnswer }
  })

  useEffect(() => {
    if (!digits || digits === lastDigits.current) return
    lastDigits.current = digits
    const controller = new AbortController()
    const question = latest.current.onQuestion()
    let isAnswered = false
    const end = (isWithoutTowns: boolean) => {
      isAnswered = true
      setAwaited(undefined)
      setIsUnknown(isWithoutTowns)
    }
    setIsUnknown(false)
    setAwaited(digits)
    latest.current.lookup(digits, controller.signal).then(
      (towns) => {
        if (controller.signal.aborted) return
        end(towns.length === 0)
        latest.current.onAnswer(towns, question)
      },
      () => controller.signal.aborted || end(true),
    )
    return () => {
      controller.abort()
      // A code that is typed again gets the answer that it has not had.
      if (!isAnswered) lastDigits.current = undefined
    }
  }, [digits])

  return { isUnknown, isPending: awaited !== undefined && awaited === digits }
}
