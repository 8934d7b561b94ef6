import { publish } from '@storefront/event-bus'
import { Button } from '@storefront/ui'
import { recordShare } from '../analytics.rules'

/** Hands the page's address to an app of the shopper's choice; where the browser cannot, it is copied. */
export function ShareButton({ name, code, path }: { name: string; code: string; path: string }) {
  async function share() {
    const url = new URL(path, location.origin).href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: name, url })
        return publish('analytics.recorded', recordShare('share_sheet', code))
      }
      await navigator.clipboard.writeText(url)
      publish('analytics.recorded', recordShare('copied_link', code))
      publish('toast.raised', { type: 'positive', message: '商品ページのリンクをコピーしました' })
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
