export * from './event-bus'
export * from './storefront-events'
