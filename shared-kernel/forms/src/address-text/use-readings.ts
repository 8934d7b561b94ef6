import type { CartAddressInput, RecipientReading } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useDraft, type Draft } from '../draft/drafts.state'
import {
  changePasted,
  hasProblems,
  isKnown,
  mergeChecked,
  toReading,
  type Pasted,
  type PastedChange,
} from './reading.rules'

export type PastedDraft = Draft<{ of: string } & Pasted>
type Kept = { draft: PastedDraft; owner: string }

/** The API's calls, which a remote makes. Both answer one reading for each recipient, in their order. */
export type AddressTextCalls = {
  readText: (text: string) => Promise<RecipientReading[]>
  checkCompleted: (addresses: CartAddressInput[]) => Promise<RecipientReading[]>
}

/**
 * Holds the pasted text and what was read from it. Both outlive a reload, as long as the owner is the same.
 * @param posted text that was posted without JavaScript
 */
export function useReadings({ readText, checkCompleted, ...kept }: AddressTextCalls & Kept, posted: string) {
  const [pasted, change] = useReducer(changePasted, { text: posted, readings: [] })
  const { text, readings } = pasted
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<{ on: string }>()
  usePastedDraft(kept, pasted, change)
  useLayoutEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.on)?.focus()
  }, [focus])

  async function read() {
    const found = await readText(text)
    change({ read: found.map((one) => toReading(one, crypto.randomUUID())) })
    setFocus({ on: 'h2' })
  }

  /**
   * Checks all readings, adds the valid ones and removes them. Focuses the first field with a problem.
   * Returns the report of `add`, or undefined if no reading is valid.
   */
  async function addAll(add: (addresses: CartAddressInput[]) => string | Promise<string>) {
    const open = readings.filter((one) => !isKnown(one))
    const checked = mergeChecked(open, await checkCompleted(open.map(({ address }) => address)))
    const whole = checked.filter((one) => !hasProblems(one))
    const report = whole.length > 0 ? await add(whole.map(({ address }) => address)) : undefined
    const rest = checked.filter(hasProblems)
    change({ checked: rest })
    if (rest.length > 0) setFocus({ on: '[aria-invalid]' })
    return report
  }

  return { text, readings, change, read, addAll, field, list }
}

function usePastedDraft({ draft, owner }: Kept, pasted: Pasted, change: (restored: PastedChange) => void) {
  const kept = useDraft(draft)
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (kept === undefined) return
    if (isRestored.current) {
      const isEmpty = pasted.text === '' && pasted.readings.length === 0
      return isEmpty ? draft.clear() : draft.save({ of: owner, ...pasted })
    }
    isRestored.current = true
    if (kept?.of === owner) change({ restore: { text: kept.text, readings: kept.readings } })
  })
}

export function toMessage(error: unknown): string {
  if (!(error instanceof ResponseError))
    return '通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。'
  if (error.status >= 500) return 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。'
  return error.errors['text']?.join('\n') ?? error.message
}
