import type { LineInCart } from '@storefront/event-bus'
import { useEffect, useState } from 'react'
import { requestLine } from './change-line.api'

/** The line is undefined until the cart answers, and null if the cart has no such line. */
export function useLineInCart(lineKey: string) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ attempt: number; line?: LineInCart | null }>()
  useEffect(() => {
    let isLeft = false
    requestLine(lineKey).then(
      (line) => isLeft || setAnswer({ attempt, line }),
      () => isLeft || setAnswer({ attempt }),
    )
    return () => {
      isLeft = true
    }
  }, [lineKey, attempt])
  const current = answer?.attempt === attempt ? answer : undefined
  return {
    line: current?.line,
    isFailed: current !== undefined && current.line === undefined,
    retry: () => setAttempt((times) => times + 1),
  }
}
