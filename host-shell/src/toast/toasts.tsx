import { useEffect } from 'react'
import { Slide, toast, ToastContainer, type TypeOptions } from 'react-toastify/unstyled'
import { takeToasts, queuedToasts, type Toast } from './toast-queue.state'
import './toasts.css'

/** Per §9: bottom centre, five seconds, at most five, no duplicates. */
const autoCloseMs = 5_000
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
      autoClose={autoCloseMs}
      limit={mostToasts}
      newestOnTop={false}
      closeOnClick
      // A file's dialog or a payment's frame may take the focus for minutes, while the toast covers the page.
      pauseOnFocusLoss={false}
      transition={Slide}
      icon={false}
      aria-label="お知らせ"
    />
  )
}

function show({ type, message }: Toast) {
  toast(<span className="toast-text">{message}</span>, {
    type: typeOf[type],
    toastId: `${type}:${message}`,
    role: type === 'danger' ? 'alert' : 'status',
  })
}
