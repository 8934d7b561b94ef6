import type { CardFieldsCommand, CardFieldsNotice, CardToken } from '@storefront/contracts'
import { act, waitFor } from '@testing-library/react'

const origin = 'https://pay.example.jp'

/** Settings of the payment service whose frame `fakeCardFields` fakes. */
export const cardService = {
  code: 'sandbox',
  name: '決済会社',
  fields_url: `${origin}/card-fields`,
  merchant_id: 'm',
  is_sandbox: true,
}

type Answer = (id: number) => CardFieldsNotice | undefined

/**
 * Fakes the payment service's page in the frame of card fields, at its messages. jsdom loads no page there,
 * so there are no fields to type in: `fill` says that they are valid and which token the service returns.
 */
export function fakeCardFields() {
  let frame: HTMLIFrameElement | undefined
  let answer: Answer = () => undefined
  const commands: CardFieldsCommand[] = []

  function say(notice: CardFieldsNotice, from: { origin?: string; source?: Window } = {}) {
    const sent = { data: notice, origin, source: frame?.contentWindow ?? null, ...from }
    act(() => void window.dispatchEvent(new MessageEvent('message', sent)))
  }

  function receive(command: CardFieldsCommand, targetOrigin: string) {
    // A browser drops a message whose target is not the frame's origin.
    if (targetOrigin !== origin) return
    commands.push(command)
    if (command.kind !== 'tokenise') return
    const notice = answer(command.id)
    if (notice) queueMicrotask(() => say(notice))
  }

  afterEach(() => {
    frame = undefined
    answer = () => undefined
    commands.splice(0)
  })
  return {
    origin,
    commands,
    say,
    element: () => frame,
    commandsOf: (kind: CardFieldsCommand['kind']) => commands.filter((command) => command.kind === kind),
    /** Waits for the frame and lets its page appear. */
    async load() {
      frame = await waitFor(() => {
        const found = document.querySelector<HTMLIFrameElement>('iframe[src]')
        expect(found).not.toBeNull()
        return found!
      })
      Object.assign(frame.contentWindow!, { postMessage: receive })
      say({ kind: 'loaded' })
      say({ kind: 'ready', height: 320 })
    },
    /** Makes the fields valid. The service exchanges them for this token. */
    fill(card: CardToken) {
      answer = (id) => ({ kind: 'tokenised', id, card })
      say({ kind: 'validity', isValid: true })
    },
    /** Makes the fields valid. The service rejects them. */
    fillWrongly(refusal: { message: string; isAtFields: boolean }) {
      answer = (id) => ({ kind: 'refused', id, ...refusal })
      say({ kind: 'validity', isValid: true })
    },
    /** Makes the fields valid. The service never answers. */
    fillInVain() {
      answer = () => undefined
      say({ kind: 'validity', isValid: true })
    },
  }
}
