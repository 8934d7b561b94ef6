import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'

export type ShareButtonProps = {
  title: string
  /** The page's own path, whatever the address bar has beside it. */
  path: string
  contentType: 'product' | 'article'
  /** What the analytics call it. */
  itemId: string
}

/** Few ever open it: it comes with the first press. */
const ShareSheet = lazy(() => import('./share-sheet').then(({ ShareSheet: Sheet }) => ({ default: Sheet })))

/** Opens the ways to hand a page on: LINE first, as in this country, mail, a code, the address itself. */
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
