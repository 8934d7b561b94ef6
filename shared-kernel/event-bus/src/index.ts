export * from './analytics-event'
export * from './event-bus'
export { reportFailure } from './report-failure'
export * from './storefront-events'
