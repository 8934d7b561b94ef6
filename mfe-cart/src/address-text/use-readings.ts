import { ResponseError } from '@storefront/http'
import { useDraft } from '@storefront/forms'
import { useEffect, useReducer, useRef, useState } from 'react'
import { getDraft } from '../form-draft.state'
import { checkCompleted, readText } from './address-text.api'
import {
  changePasted,
  hasProblems,
  mergeChecked,
  toReading,
  type Pasted,
  type PastedChange,
  type Reading,
} from './reading.rules'

const draft = getDraft<{ of: string } & Pasted>('address-text')

/**
 * Holds the pasted text and what was read from it. Both outlive a reload, as long as the cart is the same.
 * @param cartToken the cart that the input belongs to
 * @param posted text that was posted without JavaScript
 */
export function useReadings(cartToken: string, posted: string) {
  const [pasted, change] = useReducer(changePasted, { text: posted, readings: [] })
  const { text, readings } = pasted
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<{ on: string }>()
  usePastedDraft(cartToken, pasted, change)
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.on)?.focus()
  }, [focus])

  async function read() {
    const found = await readText(text)
    change({ read: found.map((one) => toReading(one, crypto.randomUUID())) })
    setFocus({ on: 'h2' })
  }

  /** Checks all readings. Returns and removes the valid ones, and focuses the first field with a problem. */
  async function checkAll(): Promise<Reading[]> {
    const checked = mergeChecked(readings, await checkCompleted(readings.map(({ address }) => address)))
    const rest = checked.filter(hasProblems)
    change({ checked: rest })
    if (rest.length > 0) setFocus({ on: '[aria-invalid]' })
    return checked.filter((one) => !hasProblems(one))
  }

  return { text, readings, change, read, checkAll, field, list }
}

function usePastedDraft(cartToken: string, pasted: Pasted, change: (restored: PastedChange) => void) {
  const kept = useDraft(draft)
  const isRestored = useRef(false)
  useEffect(() => {
    if (kept === undefined) return
    if (isRestored.current) {
      const isEmpty = pasted.text === '' && pasted.readings.length === 0
      return isEmpty ? draft.clear() : draft.save({ of: cartToken, ...pasted })
    }
    isRestored.current = true
    if (kept?.of === cartToken) change({ restore: { text: kept.text, readings: kept.readings } })
  })
}

export function toMessage(error: unknown): string {
  if (!(error instanceof ResponseError))
    return '通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。'
  if (error.status >= 500) return 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。'
  return error.errors['text']?.join('\n') ?? error.message
}
