import { Button, TextSkeleton } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import type { ProductRequestProps } from './product-request'

/** The form is loaded on request: a boundary that a server fills would need an inline script. */
const ProductRequest = lazy(() =>
  import('./product-request').then((module) => ({ default: module.ProductRequest })),
)

/** A button that the form of a product request replaces. */
export function AskedRequest({ opener, ...request }: ProductRequestProps & { opener: string }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button icon="mail" isWide onClick={() => setIsAsking(true)}>
        {opener}
      </Button>
    )
  }
  return (
    <Suspense fallback={<TextSkeleton lines={3} />}>
      <ProductRequest {...request} />
    </Suspense>
  )
}
