import { ResponseError } from '@storefront/http'
import { useDraft } from '@storefront/forms'
import { useEffect, useReducer, useRef, useState } from 'react'
import { getDraft } from '../form-draft.state'
import { checkCompleted, readText } from './address-text.api'
import { changeReadings, hasProblems, mergeChecked, toReading, type Reading } from './reading.rules'

const draft = getDraft<{ of: string; text: string; readings: readonly Reading[] }>('address-text')

/** Holds the pasted text and what was read from it. Both outlive a reload, as long as the cart is the same. */
export function useReadings(token: string, posted: string) {
  const kept = useDraft(draft)
  const [text, setText] = useState(posted)
  const [readings, change] = useReducer(changeReadings, [])
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<{ on: string }>()

  const isRestored = useRef(false)
  useEffect(() => {
    if (kept === undefined) return
    if (isRestored.current) {
      if (text === '' && readings.length === 0) return draft.clear()
      return draft.save({ of: token, text, readings })
    }
    isRestored.current = true
    if (kept?.of !== token) return
    if (posted === '') setText(kept.text)
    change({ checked: [...kept.readings] })
  })
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.on)?.focus()
  }, [focus])

  async function read() {
    const found = await readText(text)
    change({ read: found.map((one) => toReading(one, crypto.randomUUID())) })
    setText('')
    setFocus({ on: 'h3' })
  }

  /** Checks all readings. Returns and removes the valid ones, and focuses the first field with a problem. */
  async function checkAll(): Promise<Reading[]> {
    const checked = mergeChecked(readings, await checkCompleted(readings.map(({ address }) => address)))
    const rest = checked.filter(hasProblems)
    change({ checked: rest })
    if (rest.length > 0) setFocus({ on: '[aria-invalid]' })
    return checked.filter((one) => !hasProblems(one))
  }

  return { text, setText, readings, change, read, checkAll, field, list }
}

export function toMessage(error: unknown): string {
  if (!(error instanceof ResponseError))
    return '通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。'
  if (error.status >= 500) return 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。'
  return error.errors['text']?.join('\n') ?? error.message
}
