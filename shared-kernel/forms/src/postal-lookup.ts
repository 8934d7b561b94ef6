import { completePostalCode } from '@storefront/locale-ja'
import { useEffect, useRef, useState } from 'react'

/** One town of a postal code; town is empty where the code covers a whole city. */
export type PostalTown = { prefecture: string; city: string; town: string }

/** Finds the towns of seven digits; rejects when it cannot, which never blocks the form. */
export type PostalLookup = (code: string, signal: AbortSignal) => Promise<readonly PostalTown[]>

/** Looks a code up whenever its seven digits change, and only then; the first code is the saved one and is left alone. */
export function usePostalLookup(postalCode: string, lookup: PostalLookup, onFound: (towns: readonly PostalTown[]) => void) {
  const digits = completePostalCode(postalCode)
  const lastDigits = useRef(digits)
  const [isUnknown, setIsUnknown] = useState(false)
  const latest = useRef({ lookup, onFound })
  useEffect(() => {
    latest.current = { lookup, onFound }
  })

  useEffect(() => {
    if (!digits || digits === lastDigits.current) return
    lastDigits.current = digits
    const controller = new AbortController()
    setIsUnknown(false)
    latest.current.lookup(digits, controller.signal).then(
      (towns) => {
        if (controller.signal.aborted) return
        setIsUnknown(towns.length === 0)
        if (towns.length > 0) latest.current.onFound(towns)
      },
      () => setIsUnknown(!controller.signal.aborted),
    )
    return () => controller.abort()
  }, [digits])

  return { isUnknown }
}
