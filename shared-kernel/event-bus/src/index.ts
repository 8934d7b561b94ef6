export * from './analytics-event'
export * from './event-bus'
export * from './storefront-events'
