import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'

export type ShareButtonProps = {
  title: string
  /** The page's own path, without further parts of the address bar. */
  path: string
  contentType: 'product' | 'article'
  /** Its id in analytics. */
  itemId: string
}

/** Lazy: few shoppers open it. */
const ShareSheet = lazy(() => import('./share-sheet').then(({ ShareSheet: Sheet }) => ({ default: Sheet })))

/** Opens the ways to share a page: LINE first, as usual in Japan, mail, a QR code, the address itself. */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="share" variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        シェアする
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
