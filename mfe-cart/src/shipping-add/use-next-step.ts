import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'

/**
 * Returns a `navigate` that does nothing if the shopper has left the form or is leaving it. Back waits for a
 * slow save, because the cart runs its changes one at a time, and the save must not override it.
 */
export function useNextStep() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isStaying = useRef(false)
  useEffect(() => {
    isStaying.current = state === 'idle'
    return () => {
      isStaying.current = false
    }
  }, [state])
  return async (path: string) => {
    if (isStaying.current) await navigate(path)
  }
}
