import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'

export type ShareButtonProps = {
  title: string
  /** The page's path, without anything else from the address bar. */
  path: string
  contentType: 'product' | 'article'
  /** Item id in analytics. */
  itemId: string
}

/** Loaded lazily, because few shoppers share a page. */
const ShareSheet = lazy(() => import('./share-sheet').then(({ ShareSheet: Sheet }) => ({ default: Sheet })))

/**
 * Opens the ways to share a page: LINE first, as is usual in Japan, then mail, a QR code and the URL itself.
 */
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
