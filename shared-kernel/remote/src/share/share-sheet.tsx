import { publish } from '@storefront/event-bus'
import { Button, Dialog, LinkButton } from '@storefront/ui'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { ShareButtonProps } from './share-button'
import { lineUrl, mailUrl } from './share-sheet.rules'
import styles from './share-sheet.module.css'

const copied = { product: '商品ページのリンクをコピーしました', article: 'ページのリンクをコピーしました' }

type Way = 'line' | 'mail' | 'copied_link' | 'share_sheet'

/** Shows the ways to share a page. Each way closes the sheet and records an analytics event. */
export function ShareSheet({
  title,
  path,
  contentType,
  itemId,
  onClose,
}: ShareButtonProps & { onClose: () => void }) {
  const url = new URL(path, location.origin).href
  function finish(method: Way) {
    publish('analytics.recorded', {
      name: 'share',
      args: { method, content_type: contentType, item_id: itemId },
    })
    onClose()
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      finish('copied_link')
      publish('toast.raised', { type: 'positive', message: copied[contentType] })
    } catch {
      publish('toast.raised', {
        type: 'caution',
        message: `リンクをコピーできませんでした。アドレスはこちらです：${url}`,
      })
    }
  }
  async function shareByApp() {
    try {
      await navigator.share({ title, url })
      finish('share_sheet')
    } catch (error) {
      // Closing the system's share sheet isn't an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }
  return (
    <Dialog isOpen title="シェアする" onClose={onClose}>
      <div className={styles.ways}>
        <LinkButton
          href={lineUrl({ title, url })}
          variant="primary"
          isWide
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => finish('line')}
        >
          LINEで送る
        </LinkButton>
        <LinkButton href={mailUrl({ title, url })} isWide onClick={() => finish('mail')}>
          メールで送る
        </LinkButton>
        <Button isWide onClick={() => void copy()}>
          リンクをコピーする
        </Button>
        {typeof navigator.share === 'function' && (
          <Button isWide onClick={() => void shareByApp()}>
            ほかのアプリで送る
          </Button>
        )}
      </div>
      <QrCode url={url} />
    </Dialog>
  )
}

/** Draws the code dark on light in both colour schemes, because cameras expect it. */
function QrCode({ url }: { url: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(url, { border: 4 })
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: dots.join('') }
  }, [url])
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="このページのQRコード"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>カメラで読みとると、このページが開きます</figcaption>
    </figure>
  )
}
