import { publish } from '@storefront/event-bus'

declare module '@storefront/event-bus' {
  interface StorefrontEvents {
    'starter.product-opened': { product_id: number }
  }
}

/** Publishes that a product's screen is open. */
export const publishOpened = (productId: number) =>
  publish('starter.product-opened', { product_id: productId })
