import { publish } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'

/**
 * Runs a member's command: told when it is done, the screen's data read again, a refusal said in the server's
 * words.
 */
export function useAction() {
  const { revalidate } = useRevalidator()
  const [isPending, setIsPending] = useState(false)

  async function run(command: () => Promise<unknown>, done: string) {
    if (isPending) return
    setIsPending(true)
    try {
      await command()
      publish('toast.raised', { type: 'positive', message: done })
      await revalidate()
    } catch (error) {
      const message =
        error instanceof ResponseError ? error.message : '通信に失敗しました。もう一度お試しください。'
      publish('toast.raised', { type: 'danger', message })
    } finally {
      setIsPending(false)
    }
  }
  return { run, isPending }
}
