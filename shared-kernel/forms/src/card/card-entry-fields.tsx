import type { FormLayout, PaymentServiceSetting } from '@storefront/contracts'
import { useBrowserValue } from '@storefront/state'
import { Button, classNames, Panel, TextSkeleton } from '@storefront/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useField, useForm } from 'react-final-form'
import { getFieldError } from '../fields/field-state'
import { useHeldWhilePressing } from '../fields/held-while-pressing.state'
import type { CardEntry } from './card-entry'
import styles from './card-entry-fields.module.css'

type CardEntryFieldsProps = {
  entry: CardEntry
  service: PaymentServiceSetting
  /**
   * The shop's own labels for the fields, from its `card` form. The payment service defines the fields
   * themselves.
   */
  layout?: FormLayout
  /** Replaces the fields in a browser without JavaScript. */
  withoutScripts: ReactNode
  /** Leads to the other ways to pay. Absent where a card is registered without a payment. */
  onLeave?: () => void
  children?: ReactNode
}

/** The form's field that stands for the whole frame. */
const fieldName = 'card'

/** Height of the fields at the usual text size, so that nothing moves when they appear. */
const usualHeight = 440

/**
 * Renders the fields of a card in a frame of the payment service, so that the shop's page never holds the
 * number. In the form's values, `card` is true while the fields are valid.
 */
export function CardEntryFields({
  entry,
  service,
  layout,
  withoutScripts,
  onLeave,
  children,
}: CardEntryFieldsProps) {
  const isInBrowser = useBrowserValue(() => true, false)
  const [attempt, setAttempt] = useState(1)
  const [stage, setStage] = useState<'loading' | 'ready' | 'missing'>('loading')
  const { meta } = useField<true | undefined>(fieldName, {
    validate: (isValid) => (isValid ? undefined : 'カード情報を入力してください'),
  })
  const error = getFieldError(meta)
  const place = useRef<HTMLDivElement>(null)
  const isReported = stage === 'ready' && error !== undefined
  useEffect(() => {
    if (!isReported) return
    entry.report()
    // The form was submitted before the fields appeared.
    if (document.activeElement === place.current) entry.focus()
  }, [entry, isReported])

  function retry() {
    setStage('loading')
    setAttempt(attempt + 1)
  }

  return (
    <>
      <noscript>{withoutScripts}</noscript>
      <div className={styles.entry}>
        <div
          ref={place}
          className={styles.place}
          // The form focuses its first invalid field, which here lies in the frame.
          {...(error ? { 'data-form-error': true, tabIndex: -1 } : {})}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget && stage === 'ready') entry.focus()
          }}
        >
          {stage === 'loading' && <TextSkeleton lines={9} />}
          {stage === 'missing' && (
            <Panel
              tone="danger"
              isAnnounced
              action={
                <>
                  <Button size="sm" onClick={retry}>
                    もう一度
                  </Button>
                  {onLeave && (
                    <Button size="sm" variant="quiet" onClick={onLeave}>
                      別のお支払い方法を選ぶ
                    </Button>
                  )}
                </>
              }
            >
              カード情報の入力欄を表示できませんでした。決済サービスの一時的な不具合、通信の状態、または広告ブロックなどの設定が考えられます。代金はまだ請求されていません。
            </Panel>
          )}
          {isInBrowser && stage !== 'missing' && (
            <Frame
              key={attempt}
              entry={entry}
              service={service}
              layout={layout}
              isLoading={stage === 'loading'}
              onReady={() => setStage('ready')}
              onMissing={() => setStage('missing')}
            />
          )}
        </div>
        {children}
      </div>
    </>
  )
}

type FrameProps = {
  entry: CardEntry
  service: PaymentServiceSetting
  layout: FormLayout | undefined
  isLoading: boolean
  onReady: () => void
  onMissing: () => void
}

function Frame({ entry, service, layout, isLoading, onReady, onMissing }: FrameProps) {
  const form = useForm()
  const element = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(usualHeight)
  // Otherwise a problem that appears on blur would move the button away from under the pointer.
  const shownHeight = useHeldWhilePressing(height)

  const setValidity = (isValid: boolean) => form.change(fieldName, isValid || undefined)
  /** Payment by other methods needs no code of the frame. */
  const open = useEffectEvent(async (frame: HTMLIFrameElement, signal: AbortSignal) => {
    const { openCardFrame } = await import('./card-frame')
    if (signal.aborted) return
    const detach = entry.attach(
      openCardFrame(frame, {
        ...{ service, layout, fieldName, onReady, onMissing },
        onHeight: setHeight,
        onValidity: setValidity,
        onSubmit: () => frame.closest('form')?.requestSubmit(),
      }),
    )
    signal.addEventListener('abort', detach)
  })
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    const closing = new AbortController()
    if (element.current) open(element.current, closing.signal).catch(fail)
    return () => {
      closing.abort()
      form.change(fieldName, undefined)
    }
  }, [form])

  return (
    <iframe
      ref={element}
      className={classNames(styles.frame, isLoading && styles.loading)}
      title={`カード情報の入力欄（${service.name}）`}
      height={shownHeight}
      referrerPolicy="no-referrer"
    />
  )
}
