import { Button, TextSkeleton } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import type { ProductRequestProps } from './product-request'

/**
 * Loaded on click. If the server rendered this Suspense boundary, its content would need an inline script.
 */
const ProductRequest = lazy(() =>
  import('./product-request').then((module) => ({ default: module.ProductRequest })),
)

/** Renders a button that is replaced by the product request form on click. */
export function LazyProductRequest({ opener, ...request }: ProductRequestProps & { opener: string }) {
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
