import type { GiftOfOrder } from '@storefront/contracts'
import { useEffect, useState } from 'react'
import { fetchThanksPicture } from './giver.api'
import styles from './giver.module.css'

type Shown = { url: string | undefined }

/**
 * Shows the picture sent with the thank-you message. The picture's URL is useless without the giver's token.
 */
export function ThanksPicture({ token, gift, name }: { token: string; gift: GiftOfOrder; name: string }) {
  const [shown, setShown] = useState<Shown>()
  const { id } = gift
  useEffect(() => {
    const leaving = new AbortController()
    fetchThanksPicture(token, id, leaving.signal)
      .then(readAsDataUrl)
      .then((url) => setShown({ url }))
      .catch(() => leaving.signal.aborted || setShown({ url: undefined }))
    return () => leaving.abort()
  }, [token, id])
  if (!shown) return <noscript>お写真をご覧になるには、JavaScriptを有効にしてください。</noscript>
  if (!shown.url) return <p>お写真を表示できませんでした。画面を更新してお試しください。</p>
  return <img className={styles.photo} src={shown.url} alt={`${name}から届いたお写真`} />
}

/**
 * Reads a file as a data URL, because the content security policy allows no other local image source. Returns
 * undefined if the file can't be read.
 */
function readAsDataUrl(blob: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(blob)
  })
}
