import { Icon, useTimedDismissal } from '@storefront/ui'
import { createStore } from '@storefront/state'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  Slide,
  toast,
  ToastContainer,
  type CloseButtonProps,
  type TypeOptions,
} from 'react-toastify/unstyled'
import { takeToasts, queuedToasts, type Toast } from './toast-queue.state'
import './toasts.css'

/** Per §9: bottom centre, five seconds, at most five, no duplicates. */
const mostToasts = 5

const typeOf: Record<Toast['type'], TypeOptions> = {
  positive: 'success',
  caution: 'warning',
  danger: 'error',
}

/** Shows raised toasts. Screen readers announce them politely, but errors immediately. */
export function Toasts() {
  useEffect(() => {
    const subscription = queuedToasts.changes$.subscribe(() => takeToasts().forEach(show))
    return () => subscription.unsubscribe()
  }, [])
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={false}
      hideProgressBar
      limit={mostToasts}
      newestOnTop={false}
      closeOnClick
      transition={Slide}
      icon={false}
      closeButton={CloseToast}
      aria-label="お知らせ"
    />
  )
}

/** Replaces the library's button, which has an English name. */
function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label="お知らせを閉じる"
      onClick={(event) => {
        // The toast itself closes on a click, too.
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <Icon name="close" />
    </button>
  )
}

/** How often each toast was raised again while it was shown. */
const repeats = createStore<ReadonlyMap<string, number>>(new Map())
const countRepeats = (toastId: string) => repeats.get().get(toastId) ?? 0

function show({ type, message }: Toast) {
  const toastId = `${type}:${message}`
  if (toast.isActive(toastId))
    return repeats.set(new Map(repeats.get()).set(toastId, countRepeats(toastId) + 1))
  toast(<ToastText id={toastId} message={message} onEnd={() => toast.dismiss(toastId)} />, {
    type: typeOf[type],
    toastId,
    // The container announces its toasts politely. A second live region inside would announce them twice.
    role: type === 'danger' ? 'alert' : 'group',
  })
}

type ToastTextProps = { id: string; message: string; onEnd: () => void }

/**
 * Closes the toast by its own timer. The library's timer is the animation of a progress bar, which ends at
 * once for shoppers who prefer reduced motion, and never while the bar is hidden. A toast raised again
 * restarts its timer and is announced again, because its words become another element.
 */
function ToastText({ id, message, onEnd }: ToastTextProps) {
  const text = useRef<HTMLSpanElement>(null)
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    card.current = text.current?.closest<HTMLElement>('.Toastify__toast') ?? null
  }, [])
  const count = repeats.use().get(id) ?? 0
  useTimedDismissal(card, `${message} ${count}`, onEnd)
  return (
    <span ref={text} className="toast-text">
      <span key={count}>{message}</span>
    </span>
  )
}
