import type {
  CardFieldLabel,
  CardFieldName,
  CardFieldsCommand,
  CardFieldsNotice,
  CardToken,
  PaymentServiceSetting,
} from '@storefront/contracts'
import { NetworkError, ResponseError } from '@storefront/http'
import { inTime } from '@storefront/http/service-script'
import { readLook, watchLook } from './read-look'

/** The name of the form's field that stands for the whole frame. */
export const cardFieldName = 'card'

/** Returns the URL of the service's page for the pages of this origin. */
export function buildFrameUrl({ fields_url }: PaymentServiceSetting): string {
  const url = new URL(fields_url)
  url.searchParams.set('shop', location.origin)
  return url.href
}

type Options = {
  labels: Record<CardFieldName, CardFieldLabel>
  onReady: () => void
  onHeight: (height: number) => void
  onValidity: (isValid: boolean) => void
  onSubmit: () => void
  /** The fields did not appear in time. */
  onMissing: () => void
}

export type CardFrame = ReturnType<typeof openCardFrame>

/**
 * Speaks with the payment service's page in a frame. Sends to and obeys only the origin of the frame's URL.
 */
export function openCardFrame(element: HTMLIFrameElement, options: Options) {
  const { origin } = new URL(element.src)
  const answers = new Map<number, (notice: Answer) => void>()
  let tokenCount = 0
  let stopWatching = () => {}
  let isReady = () => {}

  const send = (command: CardFieldsCommand) => element.contentWindow?.postMessage(command, origin)

  function hear({ data, origin: from, source }: MessageEvent<CardFieldsNotice | null>) {
    if (!data || from !== origin || source !== element.contentWindow) return
    switch (data.kind) {
      case 'loaded':
        stopWatching()
        stopWatching = watchLook(() => send({ kind: 'restyle', look: readLook(element) }))
        return send({ kind: 'show', labels: options.labels, look: readLook(element) })
      case 'ready':
        isReady()
        options.onHeight(data.height)
        return options.onReady()
      case 'resized':
        return options.onHeight(data.height)
      case 'validity':
        return options.onValidity(data.isValid)
      case 'submit':
        return options.onSubmit()
      case 'tokenised':
      case 'refused':
      case 'failed':
        return answers.get(data.id)?.(data)
    }
  }
  addEventListener('message', hear)

  let isClosed = false
  inTime(new Promise<void>((resolve) => (isReady = resolve))).catch(() => {
    if (!isClosed) options.onMissing()
  })

  return {
    /**
     * Exchanges the typed card for a token.
     * @throws ResponseError with a message, at the form's field of the frame if the frame shows the problem
     * @throws NetworkError, TimeoutError if the service doesn't answer
     */
    async createToken(): Promise<CardToken> {
      const id = (tokenCount += 1)
      const answered = new Promise<Answer>((resolve) => answers.set(id, resolve))
      send({ kind: 'tokenise', id })
      const answer = await inTime(answered).finally(() => answers.delete(id))
      if (answer.kind === 'tokenised') return answer.card
      if (answer.kind === 'failed') throw new NetworkError('the payment service did not answer')
      const { message, isAtFields } = answer
      throw new ResponseError(422, {
        message,
        errors: isAtFields ? { [cardFieldName]: [message] } : {},
      })
    },
    report: () => send({ kind: 'report' }),
    focus() {
      element.focus()
      send({ kind: 'focus' })
    },
    close() {
      isClosed = true
      stopWatching()
      removeEventListener('message', hear)
    },
  }
}

type Answer = Extract<CardFieldsNotice, { id: number }>
