export { pageTraceId, pageTraceparent } from './page-trace'
export { parseTraceparent, traceparentOf, type Trace } from './traceparent'
