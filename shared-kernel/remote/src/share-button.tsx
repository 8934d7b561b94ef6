import { publish } from '@storefront/event-bus'
import { Button } from '@storefront/ui'

export type ShareButtonProps = {
  title: string
  /** The page's own path, whatever the address bar has beside it. */
  path: string
  contentType: 'product' | 'article'
  /** What the analytics call it. */
  itemId: string
}

const copied = { product: '商品ページのリンクをコピーしました', article: 'ページのリンクをコピーしました' }

/** Hands a page's address to an app of the reader's choice; where the browser cannot, it is copied. */
export function ShareButton({ title, path, contentType, itemId }: ShareButtonProps) {
  const record = (method: 'share_sheet' | 'copied_link') =>
    publish('analytics.recorded', {
      name: 'share',
      args: { method, content_type: contentType, item_id: itemId },
    })

  async function share() {
    const url = new URL(path, location.origin).href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return record('share_sheet')
      }
      await navigator.clipboard.writeText(url)
      record('copied_link')
      publish('toast.raised', { type: 'positive', message: copied[contentType] })
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      publish('toast.raised', {
        type: 'caution',
        message: `リンクをコピーできませんでした。アドレスはこちらです：${url}`,
      })
    }
  }
  return (
    <Button icon="share" variant="quiet" size="sm" onClick={() => void share()}>
      シェアする
    </Button>
  )
}
