import type { CardToken } from '@storefront/contracts'
import { NetworkError } from '@storefront/http'
import { useState } from 'react'
import type { CardFrame } from './card-frame'

/** Connects a form's submit with the frame of its card fields. */
export type CardEntry = {
  /** Returns how to detach the frame, which also closes it. */
  attach(frame: CardFrame): () => void
  report(): void
  focus(): void
  createToken(): Promise<CardToken>
}

function openCardEntry(): CardEntry {
  let shown: CardFrame | undefined
  return {
    attach(frame) {
      shown = frame
      return () => {
        shown = undefined
        frame.close()
      }
    },
    report: () => shown?.report(),
    focus: () => shown?.focus(),
    async createToken() {
      if (!shown) throw new NetworkError('the card fields are not shown')
      return shown.createToken()
    },
  }
}

/** Returns the entry to pass to `CardEntryFields` and to ask for the token at submit. */
export function useCardEntry(): CardEntry {
  const [entry] = useState(openCardEntry)
  return entry
}
