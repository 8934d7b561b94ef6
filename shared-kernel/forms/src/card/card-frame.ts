import type {
  CardFieldLabel,
  CardFieldName,
  CardFieldsCommand,
  CardFieldsNotice,
  CardToken,
  FormLayout,
  PaymentServiceSetting,
} from '@storefront/contracts'
import { NetworkError, ResponseError } from '@storefront/http'
import { inTime } from '@storefront/http/service-script'
import { readLook, watchLook } from './read-look'

/** Returns the URL of the service's page for the pages of this origin. */
function buildFrameUrl({ fields_url }: PaymentServiceSetting): string {
  const url = new URL(fields_url)
  url.searchParams.set('shop', location.origin)
  return url.href
}

function readLabels(
  service: PaymentServiceSetting,
  layout?: FormLayout,
): Record<CardFieldName, CardFieldLabel> {
  const named = (name: CardFieldName, label: string, help?: string) => {
    const field = layout?.form.find((one) => one.name === name)
    return { label: field?.label ?? label, help: field?.help ?? help }
  }
  return {
    ccNumber: named('ccNumber', 'カード番号', `番号は${service.name}へ直接送られ、当店では保存しません。`),
    ccExpiration: named('ccExpiration', '有効期限', '月／年'),
    securityCode: named('securityCode', 'セキュリティ番号', 'カード裏面などの3桁か4桁'),
    ccName: named('ccName', 'カード名義'),
  }
}

type Options = {
  service: PaymentServiceSetting
  layout: FormLayout | undefined
  /** The form's field that stands for the whole frame. */
  fieldName: string
  onReady: () => void
  onHeight: (height: number) => void
  onValidity: (isValid: boolean) => void
  onSubmit: () => void
  /** The fields did not appear in time. */
  onMissing: () => void
}

export type CardFrame = ReturnType<typeof openCardFrame>

/**
 * Loads the payment service's page into a frame and speaks with it. Sends to and obeys only its origin.
 */
export function openCardFrame(element: HTMLIFrameElement, options: Options) {
  const url = buildFrameUrl(options.service)
  const { origin } = new URL(url)
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
        return send({
          kind: 'show',
          labels: readLabels(options.service, options.layout),
          look: readLook(element),
        })
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
  // Chromium warns about a sandboxed frame that has no page of another origin yet.
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  element.src = url

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
        errors: isAtFields ? { [options.fieldName]: [message] } : {},
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
