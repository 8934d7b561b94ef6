import { useEffect } from 'react'
import { Slide, toast, ToastContainer, type TypeOptions } from 'react-toastify/unstyled'
import { takeNotices, waitingNotices, type Notice } from './notice.state'
import './toasts.css'

/** §9: bottom centre, five seconds, at most five, duplicates suppressed. */
const autoCloseMs = 5_000
const mostToasts = 5

const typeOf: Record<Notice['type'], TypeOptions> = {
  positive: 'success',
  caution: 'warning',
  danger: 'error',
}

/** Shows notices as toasts; a screen reader hears them politely, errors at once. */
export function Toasts() {
  useEffect(() => {
    const subscription = waitingNotices.subscribe(() => takeNotices().forEach(show))
    return () => subscription.unsubscribe()
  }, [])
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={autoCloseMs}
      limit={mostToasts}
      newestOnTop={false}
      closeOnClick
      pauseOnFocusLoss
      transition={Slide}
      icon={false}
      aria-label="お知らせ"
    />
  )
}

function show({ type, message }: Notice) {
  toast(message, {
    type: typeOf[type],
    toastId: `${type}:${message}`,
    role: type === 'danger' ? 'alert' : 'status',
  })
}
