export { newSpanId, newTraceId, parseTraceparent, traceparentOf, type Trace } from './traceparent'
