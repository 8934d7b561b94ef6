export { pageTraceId, pageTraceparent } from './page-trace'
export { newSpanId, newTraceId, parseTraceparent, traceparentOf, type Trace } from './traceparent'
