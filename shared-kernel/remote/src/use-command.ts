import { publish } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

type CommandOptions = {
  /** Toast shown on success. The screen's data is then reloaded. */
  done?: string
}

/**
 * Runs a screen's commands one at a time. Ignores clicks while a command is running, and shows the server's
 * message if the command is rejected.
 */
export function useCommand() {
  const { revalidate } = useRevalidator()
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)

  async function run(command: () => Promise<unknown>, { done }: CommandOptions = {}) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await command()
      if (done === undefined) return
      publish('toast.raised', { type: 'positive', message: done })
      await revalidate()
    } catch (error) {
      const message =
        error instanceof ResponseError ? error.message : '通信に失敗しました。もう一度お試しください。'
      publish('toast.raised', { type: 'danger', message })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}
