export { pageTraceId, pageTraceparent } from './page-trace'
export { newTraceId, parseTraceparent, traceparentOf, type Trace } from './traceparent'
